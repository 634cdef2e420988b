import { HOLIDAYS } from '@kidcode/current-school';
import { addDays, dayStanding, formatTime, parseHours } from '@kidcode/school';
import type { DayHours, DayStanding, SchoolHolidays, SiteDay } from '@kidcode/school';

/** Days of the week, Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A moment at the school, on the school's clock. */
export interface SchoolMoment {
  readonly weekday: Weekday;
  /** Minutes after midnight, 0 to 1439. */
  readonly minutes: number;
  /** Which day it is; without it, a day like any other. */
  readonly day?: SiteDay;
}

export interface OpeningHours {
  readonly weekdayHours: string;
  readonly weekendHours: string;
}

/** Times are texts for people ('8:00 PM'); `inDays` counts from today (0 is later today). */
export type OpenStatus =
  | { readonly state: 'open'; readonly closesAt: string }
  | {
      readonly state: 'closed';
      readonly opensAt: string;
      readonly opensOn: Weekday;
      readonly inDays: number;
    }
  /** A public holiday of which the school has not said whether it is open (D-90). */
  | { readonly state: 'ask' }
  | { readonly state: 'unknown' };

/** Two weeks: no school is closed for longer without saying when it opens again. */
const DAYS_AHEAD = 14;

/** A branch's hours on one day of the week, or null when it does not open on it. Monday to Friday are weekdays. */
export function hoursOn(branch: OpeningHours, weekday: Weekday): DayHours | null {
  return parseHours(weekday === 0 || weekday === 6 ? branch.weekendHours : branch.weekdayHours);
}

/**
 * Whether a branch is open, by its own hours (not the card hours, D-2): open from the opening minute up to, not
 * including, the closing minute; otherwise when it opens next. Days on which the school is closed are left out (D-90).
 *
 * @param now The moment on the school's clock; time is an argument.
 * @param holidays What the school says of single days.
 * @returns `unknown` when no hours can be read.
 */
export function openStatus(
  branch: OpeningHours,
  now: SchoolMoment,
  holidays: SchoolHolidays = HOLIDAYS,
): OpenStatus {
  const { day } = now;
  const standing = (inDays: number): DayStanding =>
    day === undefined ? 'usual' : dayStanding(addDays(day, inDays), holidays);
  const today = hoursOn(branch, now.weekday);
  if (today !== null && standing(0) === 'ask') return { state: 'ask' };
  if (standing(0) === 'usual' && today !== null && now.minutes >= today.opens && now.minutes < today.closes) {
    return { state: 'open', closesAt: formatTime(today.closes) };
  }
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    if (standing(inDays) !== 'usual') continue;
    const opensOn = ((now.weekday + inDays) % 7) as Weekday;
    const hours = hoursOn(branch, opensOn);
    if (hours !== null && (inDays > 0 || now.minutes < hours.opens)) {
      return { state: 'closed', opensAt: formatTime(hours.opens), opensOn, inDays };
    }
  }
  return { state: 'unknown' };
}
