const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DAYS_PER_WEEK = 7;
const RANGE = /^(\w+)\s*(?:to|-|–)\s*(\w+)$/i;

const numberOf = (word: string): number =>
  NAMES.findIndex((name) => word.length >= name.length && word.toLowerCase().startsWith(name));

/** From one weekday to another, both included, over the end of the week where it must be. */
const daysFrom = (first: number, last: number): readonly number[] =>
  Array.from(
    { length: ((last - first + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1 },
    (_, index) => (first + index) % DAYS_PER_WEEK,
  );

/**
 * The weekdays of a class from the advertised text, 0 Sunday to 6 Saturday, each once and ascending.
 *
 * @returns null for a text with a word that is no weekday.
 * @example classDayNumbers('Mon, Wed') // [1, 3]
 * @example classDayNumbers('Monday to Wednesday') // [1, 2, 3]
 */
export function classDayNumbers(text: string): readonly number[] | null {
  const days = new Set<number>();
  for (const part of text.trim().split(/\s*,\s*|\s+and\s+|\s*&\s*/i)) {
    const [, from = part, to = from] = RANGE.exec(part) ?? [];
    const [first, last] = [numberOf(from), numberOf(to)];
    if (first < 0 || last < 0) return null;
    for (const day of daysFrom(first, last)) days.add(day);
  }
  return [...days].sort((a, b) => a - b);
}
