export {
  cellBeside,
  parseBoard,
  turned,
  type Board,
  type Heading,
  type PathSide,
  type Robot,
  openPuzzle,
  type Puzzle,
} from './puzzle';
export { checkPuzzles } from './check-puzzles';
export {
  countBlocks,
  EMPTY_PROGRAM,
  FEWEST_TIMES,
  inReadingOrder,
  MOST_BLOCKS,
  MOST_TIMES,
  openProgramCode,
  programCode,
  writeProgram,
  type Program,
  type Step,
  writePython,
} from './program';
export { MOST_MOMENTS, runProgram, type Moment, type Outcome, type Trace } from './run-program';
