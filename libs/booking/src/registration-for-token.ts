import { isCenterId } from '@kidcode/branches';
import { parseSelection, quoteCamp } from '@kidcode/pricing';
import type { CampQuote, RawSelection, SelectionError } from '@kidcode/pricing';
import { findOnlineCourse } from '@kidcode/scheduling';
import { centerCampPayload } from './center-camp-payload';
import type { CenterCampPayload } from './center-camp-payload';
import { offersSelection } from './offers-selection';
import type { OfferError } from './offers-selection';
import { onlineCoursePayload } from './online-course-payload';
import type { OnlineCourseError, OnlineCoursePayload } from './online-course-payload';
import { fail, succeed } from './result';
import type { Result } from './result';
import { seasonOffer } from './season-offer';
import type { SeasonStatus } from '@kidcode/scheduling';

/** A camp registration as a terminal, a form or a request asks for it: nothing about it is known. */
export type CampTokenRequest = RawSelection & { readonly branchId?: unknown };

export type CampTokenError =
  | SelectionError
  | OfferError
  | { readonly code: 'unknown-branch'; readonly message: string };

/**
 * What may be signed for a camp at a center: parsed, offered, and priced here, whatever price the asker has in
 * mind (D-11, D-15). Every signer goes through this.
 *
 * @param statusOf the season's status on the site's day; without it only the season's rules count.
 */
export function campForToken(
  request: CampTokenRequest,
  statusOf?: (season: 'winter' | 'summer') => SeasonStatus,
): Result<{ readonly quote: CampQuote; readonly payload: CenterCampPayload }, CampTokenError> {
  if (!isCenterId(request.branchId)) {
    return fail({ code: 'unknown-branch', message: 'expected branch: flower-mound, euless' });
  }
  const selection = parseSelection(request);
  if (!selection.ok) return selection;
  const { season } = selection.value;
  const offered = offersSelection(selection.value, seasonOffer(season, statusOf?.(season)));
  if (!offered.ok) return offered;
  const quote = quoteCamp(offered.value);
  return succeed({ quote, payload: centerCampPayload(quote, request.branchId) });
}

export type CourseTokenError =
  | OnlineCourseError
  | { readonly code: 'unknown-online-course' | 'start-date-not-offered'; readonly message: string };

/** What may be signed for an online course: a course that exists, on one of its start dates, priced here. */
export function courseForToken(
  courseCode: string,
  startLabel: string,
): Result<OnlineCoursePayload, CourseTokenError> {
  const course = findOnlineCourse(courseCode);
  if (course === null) {
    return fail({ code: 'unknown-online-course', message: 'expected the code of an online course' });
  }
  const payload = onlineCoursePayload(course, startLabel);
  if (!payload.ok || course.startDates.includes(startLabel)) return payload;
  const message = `expected one of the start dates: ${course.startDates.join('; ')}`;
  return fail({ code: 'start-date-not-offered', message });
}
