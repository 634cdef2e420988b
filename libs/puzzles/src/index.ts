export { cellBeside, parseBoard, turned, type Board, type Heading, type PathSide, type Robot } from './board';
export { checkPuzzles } from './check-puzzles';
export {
  countBlocks,
  EMPTY_PROGRAM,
  FEWEST_TIMES,
  inReadingOrder,
  MOST_TIMES,
  openProgramCode,
  programCode,
  writeProgram,
  type Program,
  type Step,
} from './program';
export { openPuzzle, type Puzzle } from './puzzle';
export { runProgram, type Moment, type Outcome, type Trace } from './run-program';
export { writePython, type PythonLine } from './write-python';
