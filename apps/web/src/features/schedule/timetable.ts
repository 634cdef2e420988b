import { BRANCHES, type BranchId } from '@kidcode/branches';
import {
  type CourseSchedule,
  minutesOfTime,
  normalizeTime,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  scheduleFor,
  type WeekdayName,
  WEEKDAYS,
  weekdaysOf,
} from '@kidcode/scheduling';

import { isShown, type ScheduleFilter, type Unreadable } from './schedule-filter';

/** 'for a child of 8, in Sphero BOLT, on a Tuesday': what was chosen, beside the place. */
export function choiceWords({ age, day, program }: ScheduleFilter): string {
  return [
    program === null ? '' : `in ${PROGRAMS[program].title}`,
    age === null ? '' : `for a child of ${age}`,
    day === null ? '' : `on ${day}s`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** '4 of 10 classes in Euless on Tuesdays.', said whenever the choice changes. */
export function countWords(place: BranchId, filter: ScheduleFilter): string {
  const all = classesOf(place);
  const shown = all.filter((entry) => isShown(entry, place, filter)).length;
  const where = place === 'online' ? 'online' : `in ${BRANCHES[place].name}`;
  const choice = choiceWords(filter);
  if (choice === '') return `All ${all.length} classes ${where}.`;
  return `${shown} of ${all.length} classes ${where} ${choice}.`;
}

const NAMES: Readonly<Record<keyof ScheduleFilter, string>> = {
  age: 'an age',
  day: 'a day',
  place: 'a place',
  program: 'a program',
};

/** One sentence about what an address asked for and the timetable does not know; '' where it knows everything. */
export function unreadableWords(unreadable: Unreadable): string {
  const parts = unreadable.map(({ name, text }) => `“${text}” is not ${NAMES[name]} of this timetable`);
  return parts.length === 0 ? '' : `${parts.join(', and ')}: choose below.`;
}

export interface TimetableDay {
  readonly day: WeekdayName;
  /** The classes that begin together, in the order of the clock. */
  readonly slots: readonly { readonly time: string; readonly programs: readonly ProgramKey[] }[];
}

/** Puts times such as '4:30PM' into the order of the clock. */
export const byClock = (a: string, b: string): number => (minutesOfTime(a) ?? 0) - (minutesOfTime(b) ?? 0);

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

/** Every class of a place, in the order of the programs; none where the school teaches nothing online. */
export const classesOf = (place: BranchId): readonly CourseSchedule[] =>
  PROGRAM_KEYS.map((key) => scheduleFor(key, { online: place === 'online' })).filter(
    ({ classDays }) => classDays !== '',
  );

function slotsOf(classes: readonly CourseSchedule[]): TimetableDay['slots'] {
  const times = [...new Set(classes.map(({ classTime }) => classTime))].sort(byClock);
  return times.map((time) => ({
    time: normalizeTime(time),
    programs: classes.filter(({ classTime }) => classTime === time).map(({ programKey }) => programKey),
  }));
}
