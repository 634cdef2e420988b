import { coursesAhead, ONLINE_COURSES, startDatesAhead } from '@kidcode/scheduling';
import type { OnlineCourse, SiteDay } from '@kidcode/scheduling';

/** The online courses for examples: those that can be joined on the day, else all of them. */
export function exampleCourses(today: SiteDay): readonly { readonly code: string; readonly start: string }[] {
  const ahead = coursesAhead(today);
  const courses: readonly OnlineCourse[] = ahead.length > 0 ? ahead : ONLINE_COURSES;
  return courses.map((course) => ({
    code: course.courseCode,
    start: startDatesAhead(course, today)[0] ?? course.startDates[0],
  }));
}
