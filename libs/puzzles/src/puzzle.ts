import {
  fail,
  succeed,
  type PuzzleBlock,
  type PuzzleFacts,
  type PuzzleGoal,
  type Result,
} from '@kidcode/school';

import { parseBoard, type Board } from './board';

/** What can be played: a board, the blocks for it, and what is to be reached. */
export type Puzzle = {
  readonly board: Board;
  readonly blocks: readonly PuzzleBlock[];
  readonly goal: PuzzleGoal;
};

/** @returns a puzzle of the school, ready to be played, or a sentence about its board. */
export function openPuzzle({ board: text, blocks, goal }: PuzzleFacts): Result<Puzzle, string> {
  const board = parseBoard(text);
  if (!board.ok) return board;
  if (goal.flag && board.value.flag === null)
    return fail('the goal is the flag, and no x stands on the board.');
  if (goal.batteries && board.value.batteries.length === 0)
    return fail('the goal is batteries, and no * stands on the board.');
  return succeed({ board: board.value, blocks, goal });
}
