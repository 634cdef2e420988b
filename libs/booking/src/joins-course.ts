import { parseStartDate } from '@kidcode/scheduling';
import type { OnlineCourse, SiteDay, StartDate, StartDateError } from '@kidcode/scheduling';
import { fail } from './result';
import type { Result } from './result';

export type JoinError =
  StartDateError | { readonly code: 'course-started' | 'course-over'; readonly message: string };

/** Whether the course had already begun on a day; a label that cannot be read is no date to come. */
function isPast(label: string, today: SiteDay): boolean {
  const start = parseStartDate(label);
  return !start.ok || start.value.startDate < today;
}

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
  if (course.startDates.every((label) => isPast(label, today))) {
    const dates = course.startDates.join('; ');
    return fail({ code: 'course-over', message: `all start dates of ${course.title} are over: ${dates}` });
  }
  return start;
}
