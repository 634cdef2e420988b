import { isValid, parseISO, addMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';

import { fail, succeed, type Result } from './result';

declare const siteDayBrand: unique symbol;

/**
 * A calendar day `YYYY-MM-DD` that exists, without a time or a zone. Days compare as strings:
 * `a < b` means that `a` is the earlier day.
 */
export type SiteDay = string & { readonly [siteDayBrand]: true };

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a day written `YYYY-MM-DD`. Never throws.
 *
 * @returns the day, or `not-a-day` for another shape or a day that the month does not have.
 * @example parseSiteDay('2025-12-01') // { ok: true, value: '2025-12-01' }
 */
export const parseSiteDay = (text: string): Result<SiteDay, 'not-a-day'> =>
  SHAPE.test(text) && isValid(parseISO(text)) ? succeed(text as SiteDay) : fail('not-a-day');

/**
 * A day known to the programmer.
 *
 * @throws when the text is not a day: that is a bug, not input.
 */
export function siteDay(text: string): SiteDay {
  const parsed = parseSiteDay(text);
  if (!parsed.ok) throw new Error(`school: "${text}" is not a day (YYYY-MM-DD)`);
  return parsed.value;
}

const FRIDAY = 5;
const DAYS_PER_WEEK = 7;

/** Midnight UTC of a day: arithmetic on it is the same in every time zone and knows no clock change. */
function utcMidnight(day: SiteDay): Date {
  return parseISO(`${day}T00:00:00Z`);
}

/**
 * The day `count` whole days later (earlier when negative).
 *
 * @throws when the result leaves the years 0000 to 9999.
 */
export function addDays(day: SiteDay, count: number): SiteDay {
  const moved = addMilliseconds(utcMidnight(day), count * millisecondsInDay);
  return siteDay(moved.toISOString().slice(0, 'YYYY-MM-DD'.length));
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(day: SiteDay): number {
  return utcMidnight(day).getUTCDay();
}

/** The last Friday strictly before a day: "weekly sessions by the Friday before" (specification 2, section 2). */
export function fridayBefore(day: SiteDay): SiteDay {
  const back = (weekdayOf(day) - FRIDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(day, -(back === 0 ? DAYS_PER_WEEK : back));
}
