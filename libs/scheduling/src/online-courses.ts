import { ONLINE_COURSES as ALL } from '@kidcode/current-school';
import type { OnlineCourseFacts, SiteDay } from '@kidcode/school';
import { courseEndDate } from './course-end-date';
import { parseStartDate } from './parse-start-date';

export type OnlineCourse = OnlineCourseFacts;

/** The online courses; a school whose list is empty has no page that reads it. Source: specification 2, sections 2 and 3. */
export const ONLINE_COURSES = ALL as readonly OnlineCourse[] as readonly [OnlineCourse, ...OnlineCourse[]];

/** The online course with that code, or null. */
export function findOnlineCourse(courseCode: string): OnlineCourse | null {
  return ONLINE_COURSES.find((course) => course.courseCode === courseCode) ?? null;
}

/** Where an online course stands: it can be joined, it has begun and cannot be joined any more, or it has been. */
export type CoursePhase = 'open' | 'running' | 'over';

/** An online course on a day, or all of them together. */
export type CourseStatus = {
  /** `open` while a start date lies ahead. Only then it has a price, a badge and a form (D-44). */
  readonly phase: CoursePhase;
  /** The start dates that can still be chosen, as the course spells them. */
  readonly startDates: readonly string[];
};

const startsOf = ({ startDates }: Pick<OnlineCourse, 'startDates'>) =>
  startDates.flatMap((label) => {
    const start = parseStartDate(label);
    return start.ok ? [{ label, day: start.value.startDate }] : [];
  });

/**
 * The start dates that can still be chosen on a day: those that have not passed (D-44).
 *
 * @returns labels as the course spells them; none when nobody can join any more.
 */
export const startDatesAhead = (
  course: Pick<OnlineCourse, 'startDates'>,
  today: SiteDay,
): readonly string[] => startsOf(course).flatMap(({ label, day }) => (day >= today ? [label] : []));

/**
 * The state of an online course on a day.
 *
 * @example courseStatus(course, siteDay('2025-12-29')).phase // 'running'
 */
export function courseStatus(
  course: Pick<OnlineCourse, 'startDates' | 'duration'>,
  today: SiteDay,
): CourseStatus {
  const startDates = startDatesAhead(course, today);
  const runs = startsOf(course).some(
    ({ day }) => day < today && today <= courseEndDate(day, course.duration),
  );
  return { phase: startDates.length > 0 ? 'open' : runs ? 'running' : 'over', startDates };
}

/** The state of the online camps as a whole: open while any course is, then running while any does. */
export function onlineCampPhase(today: SiteDay): CoursePhase {
  const phases = ONLINE_COURSES.map((course) => courseStatus(course, today).phase);
  return (['open', 'running'] as const).find((phase) => phases.includes(phase)) ?? 'over';
}

/** The courses that can still be joined on a day. */
export const coursesAhead = (today: SiteDay): readonly OnlineCourse[] =>
  ONLINE_COURSES.filter((course) => courseStatus(course, today).phase === 'open');
