import { findOnlineCourse } from '@kidcode/scheduling';
import { onlineCoursePayload } from './online-course-payload';
import type { OnlineCourseError, OnlineCoursePayload } from './online-course-payload';
import { fail } from './result';
import type { Result } from './result';

export type CourseRequestError =
  | OnlineCourseError
  | { readonly code: 'unknown-online-course' | 'start-date-not-offered'; readonly message: string };

/**
 * What may be signed for an online course: a course that exists, on one of its start dates, priced here (D-15).
 *
 * @param startLabel one of the course's `startDates`, to the letter.
 */
export function courseForToken(
  courseCode: string,
  startLabel: string,
): Result<OnlineCoursePayload, CourseRequestError> {
  const course = findOnlineCourse(courseCode);
  if (course === null) {
    return fail({ code: 'unknown-online-course', message: 'expected the code of an online course' });
  }
  const payload = onlineCoursePayload(course, startLabel);
  if (!payload.ok || course.startDates.includes(startLabel)) return payload;
  const message = `expected one of the start dates: ${course.startDates.join('; ')}`;
  return fail({ code: 'start-date-not-offered', message });
}
