import * as v from 'valibot';

import { PUZZLE_AGES, PUZZLE_BLOCKS, type PuzzleFacts, type PuzzleGoal } from '../puzzle';
import { count, fields, line, list, orNull, text, wordsOf } from './leaves';
import { asWritten, meaning } from './meaning';

const PAINT = /^paint ([1-9]\d?)$/;
const NO_GOAL: PuzzleGoal = { flag: false, batteries: false, paint: 0 };

/** 'flag', 'batteries', 'batteries and flag', 'paint 8'. */
function goalOf(written: string): PuzzleGoal | undefined {
  const parts = written.split(' and ').map((part) => part.trim());
  const known = parts.every((part) => part === 'flag' || part === 'batteries' || PAINT.test(part));
  if (!known || new Set(parts).size < parts.length) return undefined;
  return {
    ...NO_GOAL,
    flag: parts.includes('flag'),
    batteries: parts.includes('batteries'),
    paint: Number(parts.map((part) => PAINT.exec(part)?.[1]).find((number) => number !== undefined) ?? 0),
  };
}

const MOST_BLOCKS = 40;
const LONGEST_SENTENCE = 200;
const hint = text(LONGEST_SENTENCE);

/** `puzzles/3-loop.yaml`: a puzzle of the first class to try. `@kidcode/puzzles` checks that it can be solved. */
export const puzzleDocument = fields('a puzzle', {
  title: line,
  task: text(LONGEST_SENTENCE),
  board: text(),
  blocks: wordsOf(asWritten(PUZZLE_BLOCKS)),
  goal: meaning(goalOf, 'a goal is "flag", "batteries", "batteries and flag" or "paint 8"'),
  best: count(MOST_BLOCKS),
  hints: v.pipe(
    list(hint),
    v.length(3, ({ received }) => `three hints, from a nudge to nearly the solution, not ${received}.`),
  ),
  solution: text(),
  practices: line,
  begins: orNull(asWritten(PUZZLE_AGES)),
});

/** @param id the file's name. */
export const puzzleFacts = (
  id: string,
  { hints, ...written }: v.InferOutput<typeof puzzleDocument>,
): PuzzleFacts => ({
  id,
  ...written,
  hints: hints as [string, string, string],
});
