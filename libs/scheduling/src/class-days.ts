import { addDays, weekdayOf, type SiteDay } from '@kidcode/school';

/** In the order of a school's week. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A day of the week as classes name it. */
export type WeekdayName = (typeof WEEKDAYS)[number];

/**
 * The weekdays of a class, from the advertised text.
 *
 * @throws Error for a word that is no weekday: the timetable would lose a class without a sign.
 * @example weekdaysOf('Mon and Wed') // ['Monday', 'Wednesday']
 */
export function weekdaysOf(classDays: string): readonly WeekdayName[] {
  return classDays.split(/\s*,\s*|\s+and\s+/).map((word) => {
    const day = WEEKDAYS.find((name) => name.startsWith(word) && word.length >= 3);
    if (day === undefined) throw new Error(`schedule: '${word}' is no weekday`);
    return day;
  });
}

/** The first such weekday on or after a day. */
export function nextWeekday(weekday: WeekdayName, from: SiteDay): SiteDay {
  // `weekdayOf` counts from Sunday, the list from Monday.
  const target = (WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length;
  return addDays(from, (target - weekdayOf(from) + WEEKDAYS.length) % WEEKDAYS.length);
}
