import { TIMETABLE } from '@kidcode/current-school';
import { addDays, weekdayOf, type ClassTime, type SiteDay } from '@kidcode/school';
import { formatLongDate, formatWireDate } from './class-times';
import type { ProgramKey, ProgramType } from './programs';

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

export type CourseSchedule = {
  readonly programKey: ProgramKey;
  readonly programType: ProgramType;
  /** Weekdays as advertised, such as 'Mon, Wed'. */
  readonly classDays: string;
  /** MM/DD/YYYY. */
  readonly classStartDate: string;
  /** Start time as advertised, such as '4:00PM'. */
  readonly classTime: string;
  readonly timeZone: string;
  /** FT is fulltime, PT parttime. */
  readonly classType: 'FT' | 'PT';
  /** The start date for people, such as 'September 8, 2025'. */
  readonly displayDate: string;
};

/** First day of the timetable. Source: specification 1, section 9. */
export const DEFAULT_CLASS_START = TIMETABLE.starts;

/** The class of every program online. Source: specification 1, section 9; a school without one has no online pages. */
export const DEFAULT_ONLINE_CLASS: ClassTime & { readonly timeZone: string } = {
  ...(TIMETABLE.online ?? { classDays: '', classTime: '' }),
  timeZone: TIMETABLE.timeZone,
};

/**
 * The class of a program: at a branch by default, else its online variant.
 *
 * @throws Error when the school's timetable lacks the program: `kidcode school check` finds it first.
 */
export function scheduleFor(key: ProgramKey, { online = false }: { online?: boolean } = {}): CourseSchedule {
  const time = online ? DEFAULT_ONLINE_CLASS : TIMETABLE.centers[key];
  if (time === undefined) throw new Error(`scheduling: the timetable has no class for ${key}`);
  return {
    programKey: key,
    programType: online ? 'Online' : 'Specialized',
    classDays: time.classDays,
    classStartDate: formatWireDate(TIMETABLE.starts),
    classTime: time.classTime,
    timeZone: TIMETABLE.timeZone,
    classType: TIMETABLE.classType,
    displayDate: formatLongDate(TIMETABLE.starts),
  };
}
