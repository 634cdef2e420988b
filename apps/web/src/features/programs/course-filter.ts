import type { ClassRow } from './class-rows';

/** What a parent keeps of a list of courses; null keeps all. */
export interface CourseFilter {
  /** The child's age in years. */
  readonly age: number | null;
  /** 'Mon' and so on, as `ClassRow.days` names them. */
  readonly day: string | null;
}

export const NO_FILTER: CourseFilter = { age: null, day: null };

/** What can be chosen. */
export interface FilterChoices {
  readonly ages: readonly number[];
  readonly days: readonly string[];
}

/** The days of `ClassRow.days` in full. */
export const DAY_NAMES: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

const inAddress = (day: string): string => (DAY_NAMES[day] ?? day).toLowerCase();

/** Reads `?age=9&day=tuesday`; what cannot be chosen keeps all. */
export function readCourseFilter(search: string, { ages, days }: FilterChoices): CourseFilter {
  const query = new URLSearchParams(search);
  return {
    age: ages.find((age) => String(age) === query.get('age')) ?? null,
    day: days.find((day) => inAddress(day) === query.get('day')) ?? null,
  };
}

/** The query of a filter, with its question mark: '?age=9&day=tuesday'; '' for one that keeps all. */
export function filterQuery({ age, day }: CourseFilter): string {
  const query = new URLSearchParams();
  if (age !== null) query.set('age', String(age));
  if (day !== null) query.set('day', inAddress(day));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Whether a course that states its ages ('8-14') is made for a child of this age; null where it states none. */
function isForAge(ages: string | null, age: number): boolean | null {
  const [from, to] = (ages ?? '').split('-').map(Number);
  return from === undefined || to === undefined ? null : from <= age && age <= to;
}

/** Whether a course stays in the list. One that states no ages stays at every age: the school advises there. */
export function fitsFilter(row: Pick<ClassRow, 'ages' | 'days'>, { age, day }: CourseFilter): boolean {
  return (age === null || isForAge(row.ages, age) !== false) && (day === null || row.days.includes(day));
}
