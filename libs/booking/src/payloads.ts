import { branchCode, type CenterId } from '@kidcode/branches';
import { formatMoney, quoteCourse, type CampQuote, type CourseQuoteError } from '@kidcode/pricing';
import {
  courseEndDate,
  DAYLIGHT_TIME,
  formatWireDate,
  parseStartDate,
  seasonFacts,
} from '@kidcode/scheduling';
import type { OnlineCourse, StartDateError } from '@kidcode/scheduling';
import { fail, succeed, type Result } from '@kidcode/school';
import { REGISTRATION_ERRORS, durationText, formatWeekList } from './season-offer';

/**
 * The fields of a center camp's token, in the portal's order. Source: specification 2, section 3; design, "Links and tokens";
 * D-6, D-7. `programType` is the season as the portal names it.
 */
export const CENTER_CAMP_FIELDS = [
  'name',
  'programType',
  'registration_type',
  /** 'Full Day (7:30AM-6:00PM)'. */
  'duration',
  /** '$508.00'. */
  'discountedPrice',
  'originalPrice',
  /** '15%'. */
  'discount',
  /** '1' for every center camp: a constant of the portal's contract, right or wrong (D-5). */
  'numOfPayment',
  'firstPayment',
  /** Month names, comma-separated; empty unless registered by month. */
  'month',
  /** Week numbers, comma-separated; empty when registered by month. */
  'week',
  'payment_option',
] as const;

export type CenterCampPayload = Readonly<Record<(typeof CENTER_CAMP_FIELDS)[number], string>>;

type Choice = Pick<CenterCampPayload, 'month' | 'week' | 'payment_option'>;

function choiceOf({ selection, weeks }: CampQuote): Choice {
  switch (selection.registrationType) {
    case 'full_camp':
      return { month: '', week: formatWeekList(weeks), payment_option: selection.paymentOption };
    case 'weekly':
      return { month: '', week: formatWeekList(weeks), payment_option: 'full' };
    case 'monthly': {
      const month = selection.months.map((request) => request.month).join(',');
      return { month, week: '', payment_option: 'full' };
    }
  }
}

/**
 * What a token says about a camp at a center. Every price comes from the quote as it is. Whether the camp can be
 * registered at all is for `offersSelection` to say, before this.
 *
 * @param quote made by `quoteCamp`.
 * @returns fields in the portal's order; `JSON.stringify` keeps it.
 */
export function centerCampPayload(quote: CampQuote, center: CenterId): CenterCampPayload {
  const { selection, payments, discountedPrice } = quote;
  const { month, week, payment_option } = choiceOf(quote);
  return {
    name: branchCode(center),
    programType: seasonFacts(selection.season).portalName,
    registration_type: selection.registrationType,
    duration: durationText(selection.season, selection.duration),
    discountedPrice: formatMoney(discountedPrice),
    originalPrice: formatMoney(quote.originalPrice),
    discount: `${quote.discountPercent}%`,
    numOfPayment: '1',
    firstPayment: formatMoney(payments[0] ?? discountedPrice),
    month,
    week,
    payment_option,
  };
}

/** The fields of an online course's token, in the portal's order. Source: as above. */
export const ONLINE_COURSE_FIELDS = [
  'name',
  'programType',
  'registration_type',
  'courseName',
  'courseCode',
  /** '2 Weeks'. */
  'duration',
  /** Dates as MM/dd/yyyy, times as '2:00 PM'. */
  'startDate',
  'endDate',
  'startTime12h',
  'endTime12h',
  'timeZone',
  'classDays',
  'discountedPrice',
  'originalPrice',
  'discount',
  'numOfPayment',
  'firstPayment',
  'paymentOption',
] as const;

export type OnlineCoursePayload = Readonly<Record<(typeof ONLINE_COURSE_FIELDS)[number], string>>;

export type OnlineCourseError =
  | { readonly code: 'no-start-date'; readonly message: typeof REGISTRATION_ERRORS.startDate }
  | StartDateError
  | CourseQuoteError;

/**
 * What a token says about an online course that starts on the labelled date.
 *
 * @param course one of the online courses.
 * @param startLabel such as 'December 22, 2025 (2:00 PM - 4:00 PM) CST'. Whether the course offers that date is
 *   for the caller to check.
 * @returns the payload, or why there is none: no date, a label that is no date, a course without a price.
 */
export function onlineCoursePayload(
  course: Pick<OnlineCourse, 'title' | 'duration' | 'courseCode'>,
  startLabel: string,
): Result<OnlineCoursePayload, OnlineCourseError> {
  if (startLabel.trim() === '')
    return fail({ code: 'no-start-date', message: REGISTRATION_ERRORS.startDate });
  const start = parseStartDate(startLabel);
  if (!start.ok) return start;
  const quote = quoteCourse(course.courseCode);
  if (!quote.ok) return quote;
  const { startDate, startTime, endTime } = start.value;
  const discountedPrice = formatMoney(quote.value.discountedPrice);
  // What is the same of every course is a constant of the portal's contract, although the courses run in winter and the site
  // says standard time (D-5). The name is the online branch's code.
  return succeed({
    name: branchCode('online'),
    programType: 'summer',
    registration_type: 'boot_camp',
    courseName: course.title,
    courseCode: course.courseCode,
    duration: course.duration,
    startDate: formatWireDate(startDate),
    endDate: formatWireDate(courseEndDate(startDate, course.duration)),
    startTime12h: startTime,
    endTime12h: endTime,
    timeZone: DAYLIGHT_TIME,
    classDays: 'Mon-Wed',
    discountedPrice,
    originalPrice: formatMoney(quote.value.originalPrice),
    discount: `${quote.value.discountPercent}%`,
    numOfPayment: '1',
    firstPayment: discountedPrice,
    paymentOption: 'full',
  });
}

/** What a token says, without its bookkeeping. `readTokenPayload` tells a camp from a course. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** A registration as a verified token states it: every field a text. */
export type ReceivedRegistration =
  | { readonly kind: 'center-camp'; readonly fields: CenterCampPayload }
  | { readonly kind: 'online-course'; readonly fields: OnlineCoursePayload };

function textsOf<Name extends string>(
  claims: TokenClaims,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const entries = names.map((name) => [name, claims[name]] as const);
  if (!entries.every(([, value]) => typeof value === 'string')) return null;
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * Tells a camp's token from a course's. Claims beyond the known fields are left out.
 *
 * @param claims of a token that `verifyToken` found valid.
 * @returns the registration, or `unknown-payload` with what was expected.
 */
export function readTokenPayload(
  claims: TokenClaims,
): Result<ReceivedRegistration, { readonly code: 'unknown-payload'; readonly message: string }> {
  const course = textsOf(claims, ONLINE_COURSE_FIELDS);
  if (course !== null) return succeed({ kind: 'online-course', fields: course });
  const camp = textsOf(claims, CENTER_CAMP_FIELDS);
  if (camp !== null) return succeed({ kind: 'center-camp', fields: camp });
  const message = 'expected the fields of a center camp or of an online course, each a text';
  return fail({ code: 'unknown-payload', message });
}
