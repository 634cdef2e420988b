/**
 * A text as lower-case words of letters, digits, `$` and `%` with one space between, accents and apostrophes taken away.
 *
 * @example plainWords("What's it cost, José?") // 'whats it cost jose'
 */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’`]|\p{Mn}/gu, '')
    .replace(/[^a-z0-9$%]+/g, ' ')
    .trim();
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in words or digits as it stands in plain words; null for anything else. */
export function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const count = COUNTS.indexOf(word);
  return count < 0 ? null : count;
}

/** A count in a pattern over plain words. */
export const COUNT = String.raw`\d{1,2}|${COUNTS.join('|')}`;
