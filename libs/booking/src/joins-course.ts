import { parseStartDate, startDatesAhead } from '@kidcode/scheduling';
import type { OnlineCourse, SiteDay, StartDate, StartDateError } from '@kidcode/scheduling';
import { fail } from '@kidcode/school';
import type { Result } from '@kidcode/school';

export type JoinError =
  StartDateError | { readonly code: 'course-started' | 'course-over'; readonly message: string };

/**
 * Whether a child can still begin an online course on a start date, on a day: the date is still to come, and so is
 * at least one of those that the course lists. Every signer asks this before it signs (specification 2, section 3).
 *
 * @param startLabel a date that `parseStartDate` reads. Whether the course lists it is for the caller to check.
 * @param today the site's day; the start date itself is not too late.
 * @returns the date, or `course-started`, or `course-over` when no listed date is left.
 */
export function joinsCourse(
  course: Pick<OnlineCourse, 'title' | 'startDates'>,
  startLabel: string,
  today: SiteDay,
): Result<StartDate, JoinError> {
  const start = parseStartDate(startLabel);
  if (!start.ok) return start;
  if (start.value.startDate < today) {
    return fail({ code: 'course-started', message: 'expected a start date that is still to come' });
  }
  if (startDatesAhead(course, today).length === 0) {
    const dates = course.startDates.join('; ');
    return fail({ code: 'course-over', message: `all start dates of ${course.title} are over: ${dates}` });
  }
  return start;
}
