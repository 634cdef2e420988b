import type { Board, Moment, Outcome, Program, Step } from '@kidcode/puzzles';
import { countBlocks, inReadingOrder, MOST_MOMENTS } from '@kidcode/puzzles';
import type { PuzzleAge } from '@kidcode/school';

import { cellWords } from './board-view';

/** How old a child of each group is taken to be where one number is asked for. */
export const AGE_IN_YEARS: Readonly<Record<PuzzleAge, number>> = { '5-7': 6, '8-10': 9, '11+': 12 };

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What stands on the board, short: the robot, where it is by now, the flag, and how many walls there are. */
export function boardLabel(board: Board, { cell, heading } = board.start): string {
  const { walls, flag } = board;
  return [
    `The robot in ${cellWords(board, cell)}, looking ${heading}`,
    ...(flag === null ? [] : [`the flag in ${cellWords(board, flag)}`]),
    walls.size === 0 ? 'no walls' : counted(walls.size, 'wall'),
  ].join('; ');
}

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

/** What of `some` is in none of `others`: a block that stands there twice is in them once for each. */
function notIn(others: readonly string[], some: readonly string[]): readonly string[] {
  const rest = [...others];
  return some.filter((each) => {
    const place = rest.indexOf(each);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** What was done to a program, and how many blocks there are now: 'move put, 3 blocks'. */
export function changeWords(before: Program, after: Program): string {
  const old = inReadingOrder(before).map(stepWords);
  const now = inReadingOrder(after).map(stepWords);
  const added = notIn(old, now);
  const gone = notIn(now, old);
  const some = (words: readonly string[]): string =>
    words.length === 1 ? words.join('') : counted(words.length, 'block');
  const done =
    added.length > 0
      ? `${some(added)} ${gone.length > 0 ? 'instead' : 'put'}`
      : gone.length > 0
        ? `${some(gone)} taken away`
        : 'moved to another place';
  const count = countBlocks(after);
  return `${done}, ${count === 0 ? 'none left' : counted(count, 'block')}`;
}

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
    case 'long':
      return `Your program has more than ${MOST_MOMENTS} steps, and the robot stops there: let a loop go round less often.`;
    case 'missed':
      if (outcome.batteries > 0)
        return `The robot is done, and ${counted(outcome.batteries, 'battery').replace('batterys', 'batteries')} still lie${outcome.batteries === 1 ? 's' : ''} there.`;
      return outcome.tiles > 0
        ? `A good start: ${counted(outcome.tiles, 'more tile')} to paint.`
        : 'The robot is done, but it is not on the flag.';
  }
}
