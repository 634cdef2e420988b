import { type Board, type Moment, type Outcome, type Step } from '@kidcode/puzzles';
import type { PuzzleAge } from '@kidcode/school';

import { cellWords } from './board-view';

/** How old a child of each group is taken to be where one number is asked for. */
export const AGE_IN_YEARS: Readonly<Record<PuzzleAge, number>> = { '5-7': 6, '8-10': 9, '11+': 12 };

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The board for who cannot see it. */
export function boardWords(board: Board): string {
  const { width, height, walls, batteries, flag, start } = board;
  const rows = Array.from({ length: height }, (_, row) => {
    const free = Array.from({ length: width }, (_cell, column) => column).filter(
      (column) => !walls.has(row * width + column),
    );
    return free.length === 0
      ? `Row ${row + 1}: wall`
      : `Row ${row + 1}: free in column ${free.map((column) => column + 1).join(', ')}`;
  });
  return [
    `A board of ${counted(height, 'row')} and ${counted(width, 'column')}`,
    `The robot stands in ${cellWords(board, start.cell)} and looks ${start.heading}`,
    ...(flag === null ? [] : [`The flag is in ${cellWords(board, flag)}`]),
    ...batteries.map((cell) => `A battery lies in ${cellWords(board, cell)}`),
    ...(walls.size === 0 ? ['No walls'] : rows),
  ].join('. ');
}

const stepWords = (step: Step | undefined): string => {
  if (step === undefined) return '';
  switch (step.do) {
    case 'repeat':
      return `repeat ${step.times} times`;
    case 'if path':
      return `if there is a path ${step.side}`;
    case 'until flag':
      return 'until the robot is on the flag';
    case 'trick':
      return 'do the trick';
    default:
      return step.do;
  }
};

/** What the robot did last, and where it is. */
export function momentWords(board: Board, { deed, robot }: Moment, step: Step | undefined): string {
  const where = `${cellWords(board, robot.cell)}, looking ${robot.heading}`;
  return deed === 'bumped' ? `A wall! The robot stays in ${where}.` : `${stepWords(step)}: ${where}.`;
}

/** How a try ended: what happened, never "wrong". */
export function outcomeWords(outcome: Outcome, blocks: number, best: number, isFree: boolean): string {
  switch (outcome.code) {
    case 'solved':
      if (isFree) return `Your picture is done, with ${counted(blocks, 'block')}.`;
      return blocks <= best
        ? `Solved with ${counted(blocks, 'block')}. It cannot be done with fewer!`
        : `Solved with ${counted(blocks, 'block')}. Can you do it with ${best}?`;
    case 'empty':
      return 'Nothing happened yet: put a block under the first one.';
    case 'bumped':
      return outcome.moves === 0
        ? 'The robot stopped at the wall right away.'
        : `The robot stopped at the wall after ${counted(outcome.moves, 'move')}.`;
    case 'endless':
      return 'The robot goes round and round: your loop never ends. What must happen inside it so that it can stop?';
    case 'missed':
      if (outcome.batteries > 0)
        return `The robot is done, and ${counted(outcome.batteries, 'battery').replace('batterys', 'batteries')} still lie${outcome.batteries === 1 ? 's' : ''} there.`;
      return outcome.tiles > 0
        ? `A good start: ${counted(outcome.tiles, 'more tile')} to paint.`
        : 'The robot is done, but it is not on the flag.';
  }
}
