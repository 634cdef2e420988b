/** English month names in calendar order, as labels spell them. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type MonthName = (typeof MONTH_NAMES)[number];

const SHORT_LENGTH = 3;

/**
 * The number of a month, 1 to 12, from its full name or its first three letters, in any case.
 *
 * @returns null when the text names no month.
 */
export function monthNumber(name: string): number | null {
  const wanted = name.toLowerCase();
  const index = MONTH_NAMES.findIndex((month) => {
    const known = month.toLowerCase();
    return wanted === known || wanted === known.slice(0, SHORT_LENGTH);
  });
  return index === -1 ? null : index + 1;
}
