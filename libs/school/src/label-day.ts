import { fail, succeed, type Result } from './result';
import { parseSiteDay, type SiteDay } from './site-day';

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

export type LabelDayError = 'invalid-month' | 'unparsable-date';

const LABEL_LIMIT = 200;
const MONTH_AND_DAY = /(\p{L}+)\s+(\d{1,2})(?!\d)/u;
const STATED_YEAR = /(?<![\d:])\d{4}(?![\d:])/;
const PLAUSIBLE_YEAR = /^20\d\d$/;

/**
 * The day that a label of people's names: month name (whole or three letters) and day, then optionally a year.
 * Never throws.
 *
 * @param year of a label that states none (D-4).
 * @returns `invalid-month` when the word before the day is no month; `unparsable-date` when there is no
 *   month and day, the month lacks that day, or the year is outside 2000 to 2099.
 * @example labelDay('December 22, 2025 (2:00 PM - 4:00 PM) CST', 2025) // value: '2025-12-22'
 */
export function labelDay(label: string, year: number): Result<SiteDay, LabelDayError> {
  const [, monthName, dayText] = (label.length <= LABEL_LIMIT && MONTH_AND_DAY.exec(label)) || [];
  if (monthName === undefined || dayText === undefined) return fail('unparsable-date');
  const month = monthNumber(monthName);
  if (month === null) return fail('invalid-month');
  const stated = STATED_YEAR.exec(label)?.[0] ?? String(year);
  const day = parseSiteDay(`${stated}-${String(month).padStart(2, '0')}-${dayText.padStart(2, '0')}`);
  return day.ok && PLAUSIBLE_YEAR.test(stated) ? succeed(day.value) : fail('unparsable-date');
}
