/**
 * A question as the index reads it: small letters without accents, words and numbers apart by one space.
 *
 * @example plainText("¿Cuánto cuesta la clase?") // 'cuanto cuesta la clase'
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’´`]/g, '')
    .replace(/[^a-z0-9$%]+/g, ' ')
    .trim();
}

/** The words of a plain text. */
export const wordsOf = (plain: string): readonly string[] => (plain === '' ? [] : plain.split(' '));

const SHORTEST = 3;
const LONGEST = 5;

/** What naive Bayes counts: words, pairs of neighbors, and the pieces of 3 to 5 letters that misspelled words still share. */
export function featuresOf(plain: string): readonly string[] {
  const words = wordsOf(plain);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const pieces = words.flatMap((word) => {
    const padded = `_${word}_`;
    const found: string[] = [];
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let start = 0; start + length <= padded.length; start++)
        found.push(`~${padded.slice(start, start + length)}`);
    return found;
  });
  return [...words, ...pairs, ...pieces];
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${language === 'es' ? 'y' : 'and'} ${last}`;
}

/** The languages that answers are written in. */
export type Language = 'en' | 'es';
