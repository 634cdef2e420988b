import { BRANCHES, CENTER_IDS, isCenterId, type CenterId } from '@kidcode/branches';
import { parseSelection, pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { RawSelection, RegistrationSelection, SelectionError } from '@kidcode/pricing';
import { campOn, findOnlineCourse, formatLongDate, seasonStatus, startDatesAhead } from '@kidcode/scheduling';
import type { CoursePhase, Phase, SiteDay } from '@kidcode/scheduling';
import { fail, succeed, type Result } from '@kidcode/school';
import {
  courseStanding,
  freeWords,
  nearestFree,
  weeksWithoutPlace,
  COURSE_FULL,
  hasPlace,
  NO_PLACES,
  WEEK_FULL,
} from './places';
import { centerCampPayload, onlineCoursePayload } from './payloads';
import type { CenterCampPayload, OnlineCourseError, OnlineCoursePayload } from './payloads';
import type { PlacesLeft } from './places';
import { seasonOffer, type SeasonOffer } from './season-offer';

/** Why nothing of a season can be registered for, as half a sentence. */
export function seasonRefusalWords(season: string, phase: Phase, opensOn: SiteDay | null = null): string {
  switch (phase) {
    case 'over':
      return `the ${season} camp is over`;
    case 'full':
      return `the ${season} camp is full`;
    case 'announced':
      return opensOn === null
        ? `registration for the ${season} camp is not open yet`
        : `registration for the ${season} camp opens on ${formatLongDate(opensOn)}`;
    default:
      return `registration for the ${season} camp is closed`;
  }
}

/** Why an online course cannot be joined, as half a sentence. */
export const courseRefusalWords = (phase: Exclude<CoursePhase, 'open'>): string =>
  phase === 'running' ? 'the online course has started' : 'the online course is over';

/** Why a registration that has a price cannot be made now. */
type OfferError = {
  readonly code:
    | 'registration-closed'
    | 'type-not-offered'
    | 'duration-not-offered'
    | 'payment-not-offered'
    | 'week-closed';
  /** One line: what is offered. */
  readonly message: string;
};

const refuse = (code: OfferError['code'], message: string) => fail({ code, message });

/**
 * Whether a selection may become a registration, and so a token (D-11, D-44): the season is sold, and so are the
 * type, the day length, the payment option and each week. Every signer asks this before it signs; a price alone is no permission.
 *
 * @returns the selection itself, or what is offered instead.
 */
export function offersSelection(
  selection: RegistrationSelection,
  offer: SeasonOffer,
): Result<RegistrationSelection, OfferError> {
  const { season, registrationType, duration } = selection;
  if (offer.registration === 'closed') {
    return refuse('registration-closed', seasonRefusalWords(season, offer.phase, offer.opensOn));
  }
  if (offer.types[registrationType] !== 'open') {
    return refuse('type-not-offered', `the ${season} camp does not offer ${registrationType} now`);
  }
  if (!offer.durations.includes(duration)) {
    return refuse('duration-not-offered', `the ${season} camp offers ${offer.durations.join(', ')}`);
  }
  if (registrationType === 'full_camp' && !offer.payments.includes(selection.paymentOption)) {
    return refuse('payment-not-offered', `the ${season} camp offers payment ${offer.payments.join(', ')}`);
  }
  if (registrationType === 'weekly' && !selection.weeks.every((week) => offer.openWeeks.includes(week))) {
    return refuse('week-closed', `open weeks of the ${season} camp: ${offer.openWeeks.join(', ')}`);
  }
  return succeed(selection);
}

/** What a parent wants, never what it costs: every signer works the price out itself (D-15). */
export type TokenRequest =
  | (RegistrationSelection & { readonly branchId: CenterId })
  | { readonly courseCode: string; readonly startLabel: string };

/** A camp registration as a terminal, a form or a request asks for it: nothing about it is known. */
type CampRequest = RawSelection & { readonly branchId?: unknown };

type CampRequestError =
  | SelectionError
  | OfferError
  | { readonly code: 'unknown-branch' | typeof WEEK_FULL; readonly message: string };

/**
 * What may be signed for a camp at a center: parsed, offered, and priced here, whatever price the asker has in
 * mind (D-11, D-15).
 *
 * @param today the site's day; without it only the rules of the latest edition count.
 * @param places what is known of the places left: a week without one is refused, one that is not known is not.
 * @returns what the token says of the camp, or a `CampRequestError` with its code.
 */
export function campForToken(
  request: CampRequest,
  today?: SiteDay,
  places: PlacesLeft = NO_PLACES,
): Result<CenterCampPayload, CampRequestError> {
  if (!isCenterId(request.branchId)) {
    return fail({ code: 'unknown-branch', message: `expected branch: ${CENTER_IDS.join(', ')}` });
  }
  const center = request.branchId;
  const camps = pricedCamps(today, center);
  const selection = parseSelection(request, camps);
  if (!selection.ok) return selection;
  const { season } = selection.value;
  const camp = campOn(season, today, center);
  const offer = seasonOffer(season, today && seasonStatus(season, today, camp), center);
  const offered = offersSelection(selection.value, offer);
  if (!offered.ok) return offered;
  const full = weeksWithoutPlace(offered.value, { places, camp, center });
  const [week] = full;
  if (week !== undefined) {
    const at = { places, camp, center, duration: offered.value.duration };
    const free = freeWords(nearestFree(at, week, offer.openWeeks));
    const message = `${full.length === 1 ? 'week' : 'weeks'} ${full.join(', ')} of the ${season} camp in ${BRANCHES[center].name} ${full.length === 1 ? 'has' : 'have'} no place left`;
    return fail({ code: WEEK_FULL, message: free === '' ? message : `${message}; free: ${free}` });
  }
  return succeed(centerCampPayload(quoteCamp(offered.value, camps[season]), center));
}

type CourseRequestError =
  | OnlineCourseError
  | {
      readonly code:
        'unknown-online-course' | 'start-date-not-offered' | 'course-started' | typeof COURSE_FULL;
      readonly message: string;
    };

/** What a signer answers to a page that knows an older day or older facts: the same request is refused again. */
export type NotOfferedCode = OfferError['code'] | 'start-date-not-offered' | 'course-started';

/**
 * What may be signed for an online course: a course that exists, on one of its start dates, priced here (D-15).
 *
 * @param startLabel one of the course's `startDates`, to the letter.
 * @param today the site's day; without it a date that has passed is signed as well.
 * @param places what is known of the places left.
 * @returns what the token says of the course, or a `CourseRequestError` with its code.
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
