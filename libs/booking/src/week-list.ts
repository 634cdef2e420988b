/** The weeks that a form starts with. Source: specification 2, section 4. */
const DEFAULT_WEEKS: readonly number[] = [1, 2];

/** The weeks of a whole camp: all of them; winter's are 1 and 2 (specification 2, section 4). */
export const allWeeks = (weeks: readonly { readonly number: number }[]): readonly number[] =>
  inOrder(weeks.map((week) => week.number));

/**
 * The weeks that a weekly form starts with: 1 and 2 as far as the season has them, else all of its weeks
 * (specification 2, section 4).
 */
export function firstWeeks(weeks: readonly { readonly number: number }[]): readonly number[] {
  const numbers = allWeeks(weeks);
  const first = DEFAULT_WEEKS.filter((week) => numbers.includes(week));
  return first.length > 0 ? first : numbers;
}

/** Week numbers in order: ascending, each once. Source: specification 2, section 5. */
export const inOrder = (weeks: readonly number[]): readonly number[] =>
  [...new Set(weeks)].sort((a, b) => a - b);

/**
 * Weeks as the portal's payload writes them: ascending, comma-separated (specification 2, section 3).
 *
 * @example formatWeekList([2, 1]) // '1,2'
 */
export const formatWeekList = (weeks: readonly number[]): string => inOrder(weeks).join(',');
