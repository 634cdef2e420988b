import { addMilliseconds, parseISO } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { siteDay, type SiteDay } from './site-day';

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
