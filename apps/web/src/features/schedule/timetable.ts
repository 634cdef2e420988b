import {
  CLASS_SCHEDULES,
  minutesOfTime,
  normalizeTime,
  PROGRAM_KEYS,
  WEEKDAYS,
  weekdaysOf,
  type ClassVariants,
  type CourseSchedule,
  type ProgramKey,
  type WeekdayName,
} from '@kidcode/scheduling';

export type Variant = keyof ClassVariants;

/** The classes of a day that begin together. */
export interface TimetableSlot {
  readonly time: string;
  readonly programs: readonly ProgramKey[];
}

export interface TimetableDay {
  readonly day: WeekdayName;
  /** In the order of the clock. */
  readonly slots: readonly TimetableSlot[];
}

/**
 * The week as a parent reads it: each day on which there are classes, and in it the classes by time.
 *
 * @param day keeps to one day; null shows the whole week.
 * @param first the day that it begins with; Monday where there is nothing to begin with.
 */
export function weekOf(
  classes: readonly CourseSchedule[],
  day: WeekdayName | null = null,
  first: WeekdayName = 'Monday',
): readonly TimetableDay[] {
  const at = WEEKDAYS.indexOf(first);
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]
    .filter((each) => day === null || each === day)
    .map((each) => ({
      day: each,
      slots: slotsOf(classes.filter(({ classDays }) => weekdaysOf(classDays).includes(each))),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Every class of a variant, in the order of the programs; none where the school teaches nothing online. */
export const classesOf = (variant: Variant): readonly CourseSchedule[] =>
  PROGRAM_KEYS.map((key) => CLASS_SCHEDULES[key][variant]).filter(({ classDays }) => classDays !== '');

function slotsOf(classes: readonly CourseSchedule[]): readonly TimetableSlot[] {
  const times = [...new Set(classes.map(({ classTime }) => classTime))];
  times.sort((a, b) => (minutesOfTime(a) ?? 0) - (minutesOfTime(b) ?? 0));
  return times.map((time) => ({
    time: normalizeTime(time),
    programs: classes.filter(({ classTime }) => classTime === time).map(({ programKey }) => programKey),
  }));
}
