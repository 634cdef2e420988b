import { findOnlineCourse, startDatesAhead } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { onlineCoursePayload } from './online-course-payload';
import type { OnlineCourseError, OnlineCoursePayload } from './online-course-payload';
import { courseStanding } from './course-places';
import { COURSE_FULL, hasPlace, NO_PLACES } from './places';
import type { PlacesLeft } from './places';
import { fail } from '@kidcode/school';
import type { Result } from '@kidcode/school';

export type CourseRequestError =
  | OnlineCourseError
  | {
      readonly code:
        'unknown-online-course' | 'start-date-not-offered' | 'course-started' | typeof COURSE_FULL;
      readonly message: string;
    };

/**
 * What may be signed for an online course: a course that exists, on one of its start dates, priced here (D-15).
 *
 * @param startLabel one of the course's `startDates`, to the letter.
 * @param today the site's day; without it a date that has passed is signed as well.
 * @param places what is known of the places left.
 */
export function courseForToken(
  courseCode: string,
  startLabel: string,
  today?: SiteDay,
  places: PlacesLeft = NO_PLACES,
): Result<OnlineCoursePayload, CourseRequestError> {
  const course = findOnlineCourse(courseCode);
  if (course === null) {
    return fail({ code: 'unknown-online-course', message: 'expected the code of an online course' });
  }
  const payload = onlineCoursePayload(course, startLabel);
  if (!payload.ok) return payload;
  if (!course.startDates.includes(startLabel)) {
    const message = `expected one of the start dates: ${course.startDates.join('; ')}`;
    return fail({ code: 'start-date-not-offered', message });
  }
  if (today !== undefined && !startDatesAhead(course, today).includes(startLabel)) {
    return fail({ code: 'course-started', message: 'expected a start date that is still to come' });
  }
  if (!hasPlace(courseStanding(places, courseCode, startLabel))) {
    return fail({ code: COURSE_FULL, message: `${course.title} on ${startLabel} has no place left` });
  }
  return payload;
}
