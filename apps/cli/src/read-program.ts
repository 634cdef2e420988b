import { PROGRAM_KEYS, isProgramKey, type ProgramKey } from '@kidcode/scheduling';

import { badInput, type Read } from './outcome';

/** More guesses than this say nothing. */
const MOST = 3;
/** Words with a shorter part in common are not alike for it. */
const SHORTEST_PART = 3;

/** How many letters must be put in, left out or changed to make one word of another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** 0 for a part of the word, the number of wrong letters for a misspelling, null for something else. */
function unlikeness(word: string, typed: string): number | null {
  if (typed.length >= SHORTEST_PART && (word.includes(typed) || typed.includes(word))) return 0;
  const distance = editDistance(word, typed);
  return distance <= Math.max(word.length, typed.length) / 3 ? distance : null;
}

/** The words that may have been meant, the likeliest first; letter case counts. */
export function suggestWords(words: readonly string[], typed: string): readonly string[] {
  return words
    .map((word) => ({ word, unlike: unlikeness(word, typed) }))
    .filter((guess): guess is { word: string; unlike: number } => guess.unlike !== null)
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** Reads a program key in any letter case, with blanks or dashes for its underscores. */
export function readProgram(where: string, text: string): Read<ProgramKey> {
  const key = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  if (isProgramKey(key)) return { ok: true, value: key };
  const guesses = suggestWords(PROGRAM_KEYS, key).join(' or ');
  const meant = guesses === '' ? '' : ` (did you mean ${guesses}?)`;
  return badInput(
    `${where}: expected a program: ${PROGRAM_KEYS.join(', ')}; got ${JSON.stringify(text)}${meant}`,
  );
}
