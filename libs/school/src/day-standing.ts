import { weekdayOf, type SiteDay } from './site-day';

/** What a school says of single days, beyond its weekly hours. A public holiday in neither list is not published (D-90). */
export type SchoolHolidays = {
  /** Days on which nothing takes place: no camp, no class, nobody there. */
  readonly closed: readonly SiteDay[];
  /** Public holidays on which everything is as usual. */
  readonly open: readonly SiteDay[];
};

/** `ask`: the school has not said whether it is open. */
export type DayStanding = 'usual' | 'closed' | 'ask';

/** Month and day of the holidays with a date of their own. */
const FIXED: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25'];

const MONDAY = 1;
const THURSDAY = 4;
const DAYS_PER_WEEK = 7;

/** Holidays on the n-th of a weekday in a month; the last one where `nth` is 5. */
const MOVING: readonly { readonly month: number; readonly weekday: number; readonly nth: number }[] = [
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: 5 },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, weekday: THURSDAY, nth: 4 },
];

const LONGEST_MONTH = 31;

/**
 * Whether a day is a legal public holiday of the United States. Source: 5 U.S.C. 6103(a).
 *
 * @example isPublicHoliday(siteDay('2025-12-25')) // true
 */
export function isPublicHoliday(day: SiteDay): boolean {
  if (FIXED.includes(day.slice('YYYY-'.length))) return true;
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return MOVING.some(({ month: inMonth, weekday, nth }) => {
    if (month !== inMonth || weekdayOf(day) !== weekday) return false;
    return nth === 5 ? date > LONGEST_MONTH - DAYS_PER_WEEK : Math.ceil(date / DAYS_PER_WEEK) === nth;
  });
}

/**
 * Whether the school is open on a day as its hours say, closed, or has not said (D-90).
 *
 * @param camp what an edition of a camp states of its own days; a list, even an empty one, means that it has said it.
 */
export function dayStanding(
  day: SiteDay,
  { closed, open }: SchoolHolidays,
  camp: { readonly holidays: readonly SiteDay[] | null } | null = null,
): DayStanding {
  const stated = camp?.holidays ?? null;
  if (closed.includes(day) || stated?.includes(day) === true) return 'closed';
  return stated === null && isPublicHoliday(day) && !open.includes(day) ? 'ask' : 'usual';
}
