import { ONLINE_COURSES as ALL } from '@kidcode/current-school';
import type { OnlineCourseFacts, SiteDay } from '@kidcode/school';
import { parseStartDate } from './parse-start-date';

export type OnlineCourse = OnlineCourseFacts;

/** The online courses; a school whose list is empty has no page that reads it. Source: specification 2, sections 2 and 3. */
export const ONLINE_COURSES = ALL as readonly OnlineCourse[] as readonly [OnlineCourse, ...OnlineCourse[]];

/** The online course with that code, or null. */
export function findOnlineCourse(courseCode: string): OnlineCourse | null {
  return ONLINE_COURSES.find((course) => course.courseCode === courseCode) ?? null;
}

/**
 * The start dates that can still be chosen on a day: those that have not passed (D-44).
 *
 * @returns labels as the course spells them; none when the course is over.
 */
export function startDatesAhead(
  course: { readonly startDates: readonly string[] },
  today: SiteDay,
): readonly string[] {
  return course.startDates.filter((label) => {
    const start = parseStartDate(label);
    return start.ok && start.value.startDate >= today;
  });
}

/** The courses that can still be joined on a day. */
export const coursesAhead = (today: SiteDay): readonly OnlineCourse[] =>
  ONLINE_COURSES.filter((course) => startDatesAhead(course, today).length > 0);
