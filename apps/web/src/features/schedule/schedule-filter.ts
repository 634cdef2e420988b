import { BRANCH_IDS, BRANCHES, CENTERS, type BranchId } from '@kidcode/branches';
import {
  PROGRAM_KEYS,
  PROGRAMS,
  programSlug,
  WEEKDAYS,
  weekdaysOf,
  type CourseSchedule,
  type ProgramKey,
  type WeekdayName,
} from '@kidcode/scheduling';
import { isOfAge, parseAges, type AgeRange } from '@kidcode/school';

/** What a parent has chosen of the timetable; null: everything. */
export interface ScheduleFilter {
  readonly age: number | null;
  readonly day: WeekdayName | null;
  readonly program: ProgramKey | null;
  /** The place whose week is shown, where the address names one. */
  readonly place: BranchId | null;
}

export const NO_FILTER: ScheduleFilter = { age: null, day: null, program: null, place: null };

/** The ages that the school has stated for a program; null where it has not. */
export const programAges = (key: ProgramKey): AgeRange | null => parseAges(PROGRAMS[key].ages ?? '');

const placeAges = (place: BranchId): AgeRange | null => (place === 'online' ? null : BRANCHES[place].ages);

/** Every age that the school has named for a program or a center, youngest first. */
export const CLASS_AGES: readonly number[] = (() => {
  const stated = [...PROGRAM_KEYS.map(programAges), ...CENTERS.map(({ ages }) => ages)].filter(
    (ages) => ages !== null,
  );
  const from = Math.min(...stated.map((ages) => ages.from));
  const to = Math.max(...stated.map((ages) => ages.to));
  return stated.length === 0 ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
})();

/** What of an address the timetable could not read, in the words of the address. */
export type Unreadable = readonly { readonly name: keyof ScheduleFilter; readonly text: string }[];

/**
 * Reads `?age=8&day=tuesday&place=euless&program=sphero-bolt`; what is not understood filters nothing.
 *
 * @param ages that can be chosen.
 */
export function readFilter(
  search: string,
  ages = CLASS_AGES,
): { readonly filter: ScheduleFilter; readonly unreadable: Unreadable } {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim().toLowerCase() ?? '';
  const filter: ScheduleFilter = {
    age: ages.find((age) => String(age) === text('age')) ?? null,
    day: WEEKDAYS.find((day) => day.toLowerCase() === text('day')) ?? null,
    program: PROGRAM_KEYS.find((key) => programSlug(key) === text('program')) ?? null,
    place: BRANCH_IDS.find((id) => id === text('place')) ?? null,
  };
  const unreadable = (Object.keys(filter) as (keyof ScheduleFilter)[])
    .filter((name) => text(name) !== '' && filter[name] === null)
    .map((name) => ({ name, text: query.get(name)?.trim().slice(0, 40) ?? '' }));
  return { filter, unreadable };
}

/** The query of a choice, without a question mark; empty when everything is shown. */
export function writeFilter({ age, day, program, place }: ScheduleFilter): string {
  const query = new URLSearchParams();
  if (age !== null) query.set('age', String(age));
  if (day !== null) query.set('day', day.toLowerCase());
  if (program !== null) query.set('program', programSlug(program));
  if (place !== null) query.set('place', place);
  return query.toString();
}

/** Whether a class at a place is among those that were asked for. Where no ages are stated, a parent may ask. */
export function isShown(
  entry: CourseSchedule,
  place: BranchId,
  { age, day, program }: Omit<ScheduleFilter, 'place'>,
): boolean {
  return (
    (program === null || entry.programKey === program) &&
    (day === null || weekdaysOf(entry.classDays).includes(day)) &&
    (age === null || (isOfAge(age, programAges(entry.programKey)) && isOfAge(age, placeAges(place))))
  );
}
