import {
  CLASS_SCHEDULES,
  minutesOfTime,
  normalizeTime,
  PROGRAM_KEYS,
  type ClassVariants,
  type CourseSchedule,
  type ProgramKey,
} from '@kidcode/scheduling';

/** Which of a program's two classes a timetable shows. */
export type Variant = keyof ClassVariants;

/** The classes of a day that begin together. */
export interface TimetableSlot {
  /** `3:30 PM` */
  readonly time: string;
  readonly programs: readonly ProgramKey[];
}

export interface TimetableDay {
  /** `Monday` */
  readonly day: string;
  /** In the order of the clock. */
  readonly slots: readonly TimetableSlot[];
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Schedules = Readonly<Record<ProgramKey, ClassVariants>>;

/**
 * The weekdays of a class, from the advertised text.
 *
 * @throws Error for a word that is no weekday: the timetable would lose a class without a sign.
 * @example weekdaysOf('Mon and Wed') // ['Monday', 'Wednesday']
 */
export function weekdaysOf(classDays: string): readonly string[] {
  return classDays.split(/\s*,\s*|\s+and\s+/).map((word) => {
    const day = WEEKDAYS.find((name) => name.startsWith(word) && word.length >= 3);
    if (day === undefined) throw new Error(`schedule: '${word}' is no weekday`);
    return day;
  });
}

/** The week as a parent reads it: each day on which there are classes, and in it the classes by time. */
export function weekOf(variant: Variant, schedules: Schedules = CLASS_SCHEDULES): readonly TimetableDay[] {
  const classes = classesOf(variant, schedules);
  return WEEKDAYS.map((day) => ({
    day,
    slots: slotsOf(classes.filter(({ classDays }) => weekdaysOf(classDays).includes(day))),
  })).filter(({ slots }) => slots.length > 0);
}

/** Every class of a variant, in the order of the programs. */
export function classesOf(
  variant: Variant,
  schedules: Schedules = CLASS_SCHEDULES,
): readonly CourseSchedule[] {
  return PROGRAM_KEYS.map((key) => schedules[key][variant]);
}

function slotsOf(classes: readonly CourseSchedule[]): readonly TimetableSlot[] {
  const times = [...new Set(classes.map(({ classTime }) => classTime))];
  times.sort((a, b) => (minutesOfTime(a) ?? 0) - (minutesOfTime(b) ?? 0));
  return times.map((time) => ({
    time: normalizeTime(time),
    programs: classes.filter(({ classTime }) => classTime === time).map(({ programKey }) => programKey),
  }));
}
