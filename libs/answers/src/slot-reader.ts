/** Reads words from left to right and remembers which of them belong to a slot. */
export type Reader = { words: readonly string[]; used: Set<number>; has: (...at: number[]) => boolean };

/** The word at a place; none beyond the end. */
export const at = ({ words }: Reader, index: number): string => words[index] ?? '';

/** Whether one of some names, each of one or more words, stands in the question. */
export function find(reader: Reader, names: readonly string[]): boolean {
  let found = false;
  for (const name of names) {
    const parts = name.split(' ');
    reader.words.forEach((_, start) => {
      if (parts.every((part, offset) => at(reader, start + offset) === part))
        found = reader.has(...parts.map((_, offset) => start + offset));
    });
  }
  return found;
}

/** The next word after some that say nothing between a number and its noun: '2 [full winter] weeks', '8 [and a half] years'. */
export function after(
  reader: Reader,
  start: number,
  nouns: ReadonlySet<string>,
  between: ReadonlySet<string>,
): number | null {
  for (let index = start; index <= start + 3; index++) {
    if (nouns.has(at(reader, index))) return index;
    if (!between.has(at(reader, index))) return null;
  }
  return null;
}
