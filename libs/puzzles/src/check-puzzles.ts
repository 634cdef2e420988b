import type { PuzzleFacts, SchoolProblem } from '@kidcode/school';

import { reachableCells, openPuzzle, type Puzzle } from './puzzle';
import { fewestBlocks } from './fewest-blocks';
import { countBlocks, EMPTY_PROGRAM, parseProgram, usedBlocks } from './program';
import { MOST_MOMENTS, runProgram, type Outcome } from './run-program';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function howItEnded(outcome: Outcome): string {
  switch (outcome.code) {
    case 'bumped':
      return `the robot stops at a wall after ${counted(outcome.moves, 'move')}`;
    case 'endless':
      return 'it never ends';
    case 'long':
      return `it has more than ${MOST_MOMENTS} steps`;
    case 'missed': {
      const left = [
        ...(outcome.flag ? ['the robot is not on the flag'] : []),
        ...(outcome.batteries > 0 ? [`${outcome.batteries} of the batteries are left`] : []),
        ...(outcome.tiles > 0 ? [`${counted(outcome.tiles, 'tile')} more must be painted`] : []),
      ];
      return left.join(' and ');
    }
    default:
      return 'it does nothing';
  }
}

type Wrong = readonly [field: string, message: string];

function unreachable({ board, goal }: Puzzle): readonly Wrong[] {
  const reached = reachableCells(board);
  const flag = goal.flag && board.flag !== null && !reached.has(board.flag);
  const battery = goal.batteries && board.batteries.some((cell) => !reached.has(cell));
  if (!flag && !battery) return [];
  return [
    ['board', `no way leads to ${flag ? 'the flag' : 'one of the batteries'}: walls stand all around.`],
  ];
}

function wrongNumber(puzzle: Puzzle, best: number, used: number): readonly Wrong[] {
  if (used !== best)
    return [
      ['best', `the solution has ${counted(used, 'block')}, the best number is ${best}: they are the same.`],
    ];
  const fewest = fewestBlocks(puzzle, best - 1);
  if (fewest.code === 'found')
    return [['best', `${counted(fewest.blocks, 'block')} can do it, not ${best}.`]];
  return best < 2 ? [['best', 'one block solves it: that is no puzzle.']] : [];
}

function wrongWith(facts: PuzzleFacts): readonly Wrong[] {
  const opened = openPuzzle(facts);
  if (!opened.ok) return [['board', opened.error]];
  const puzzle = opened.value;
  if (runProgram(puzzle, EMPTY_PROGRAM).outcome.code === 'solved')
    return [['goal', 'this is solved before anything was done: that is no puzzle.']];
  const blocked = unreachable(puzzle);
  if (blocked.length > 0) return blocked;
  const solution = parseProgram(facts.solution);
  if (!solution.ok) return [['solution', solution.error]];
  const missing = [...usedBlocks(solution.value)].find((block) => !facts.blocks.includes(block));
  if (missing !== undefined)
    return [['solution', `"${missing}" is not among the blocks of this puzzle: ${facts.blocks.join(', ')}.`]];
  const { outcome } = runProgram(puzzle, solution.value);
  if (outcome.code !== 'solved') return [['solution', `this does not solve it: ${howItEnded(outcome)}.`]];
  return wrongNumber(puzzle, facts.best, countBlocks(solution.value));
}

/**
 * Solves each puzzle with its own solution, and looks for a shorter one where the board is small.
 *
 * @returns what is impossible, solved without doing, or wrong about its best number, at its field: 'PUZZLES.1-go.board'.
 */
export const checkPuzzles = (puzzles: readonly PuzzleFacts[]): readonly SchoolProblem[] =>
  puzzles.flatMap((puzzle) =>
    wrongWith(puzzle).map(([field, message]) => ({
      code: 'bad-puzzle',
      severity: 'error',
      path: `PUZZLES.${puzzle.id}.${field}`,
      message,
    })),
  );
