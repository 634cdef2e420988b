import { DEFAULT_TIMES, minutesOfTime, normalizeTime } from './class-times';
import { ONLINE_CAMP } from './online-camp';
import { labelDay, type Result, type SiteDay } from '@kidcode/school';

export type StartDate = {
  readonly startDate: SiteDay;
  /** 'h:mm AM' or 'h:mm PM', Central time. */
  readonly startTime: string;
  readonly endTime: string;
};

/** The messages are specification 2, section 5, to the letter. */
export type StartDateError =
  | { readonly code: 'invalid-month'; readonly message: 'Invalid month name' }
  | { readonly code: 'unparsable-date'; readonly message: 'Could not parse date from selected option' };

/** The year of a label that states none (D-4). */
export const SEASON_YEAR = ONLINE_CAMP.labelYear;

const TIME_RANGE = /(?<!\d)(\d{1,2}(?::\d{2})?)\s*([ap]m)?\s*(?:[-–—]|to)\s*(\d{1,2}(?::\d{2})?)\s*([ap]m)/i;

const INVALID_MONTH = { code: 'invalid-month', message: 'Invalid month name' } as const;
const UNPARSABLE = { code: 'unparsable-date', message: 'Could not parse date from selected option' } as const;

/**
 * Reads a start-date label of an online course: month name (whole or three letters) and day, then
 * optionally a year and a range of times. The year is the one that the label states, else the school's season year (D-4); times
 * default to 2:00 PM to 4:00 PM. Never throws.
 *
 * @returns `invalid-month` when the word before the day is no month; `unparsable-date` when there is no
 *   month and day, the month lacks that day, or the year is outside 2000 to 2099.
 * @example parseStartDate('December 22, 2025 (2:00 PM - 4:00 PM) CST')
 *   // value: { startDate: '2025-12-22', startTime: '2:00 PM', endTime: '4:00 PM' }
 */
export function parseStartDate(label: string): Result<StartDate, StartDateError> {
  const day = labelDay(label, SEASON_YEAR);
  if (!day.ok) return { ok: false, error: day.error === 'invalid-month' ? INVALID_MONTH : UNPARSABLE };
  return { ok: true, value: { startDate: day.value, ...timesOf(label) } };
}

function timesOf(label: string): Omit<StartDate, 'startDate'> {
  const [, start = '', statedHalf, end = '', endHalf = ''] = TIME_RANGE.exec(label) ?? [];
  const endTime = `${end} ${endHalf}`;
  const startTime = `${start} ${statedHalf ?? impliedHalf(start, endTime, endHalf)}`;
  if (minutesOfTime(startTime) === null || minutesOfTime(endTime) === null) return DEFAULT_TIMES;
  return { startTime: normalizeTime(startTime), endTime: normalizeTime(endTime) };
}

/** '2 - 4 PM' means 2 PM, but '11 - 1 PM' means 11 AM: a class starts before it ends. */
function impliedHalf(start: string, endTime: string, endHalf: string): string {
  const sameHalf = minutesOfTime(`${start} ${endHalf}`);
  const end = minutesOfTime(endTime);
  if (sameHalf === null || end === null || sameHalf < end) return endHalf;
  return endHalf.toUpperCase() === 'PM' ? 'AM' : 'PM';
}
