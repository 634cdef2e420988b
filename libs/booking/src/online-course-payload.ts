import { branchCode } from '@kidcode/branches';
import { formatMoney, quoteCourse } from '@kidcode/pricing';
import type { CourseQuoteError } from '@kidcode/pricing';
import { courseEndDate, DAYLIGHT_TIME, formatWireDate, parseStartDate } from '@kidcode/scheduling';
import type { OnlineCourse, StartDateError } from '@kidcode/scheduling';
import { REGISTRATION_ERRORS } from './registration-options';
import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';

/**
 * What the portal is told of every online course. Constants of its contract, although the courses run in winter
 * and the site says standard time (D-5). The name is the online branch's code.
 */
export const ONLINE_COURSE_WIRE = {
  name: branchCode('online'),
  programType: 'summer',
  registration_type: 'boot_camp',
  timeZone: DAYLIGHT_TIME,
  classDays: 'Mon-Wed',
  numOfPayment: '1',
  paymentOption: 'full',
} as const;

type Wire = typeof ONLINE_COURSE_WIRE;

/** An online course as the portal receives it, in the order of the design. Source: specification 2, section 3. */
export type OnlineCoursePayload = {
  readonly name: Wire['name'];
  readonly programType: Wire['programType'];
  readonly registration_type: Wire['registration_type'];
  readonly courseName: string;
  readonly courseCode: string;
  /** '2 Weeks'. */
  readonly duration: string;
  /** MM/dd/yyyy. */
  readonly startDate: string;
  readonly endDate: string;
  /** '2:00 PM'. */
  readonly startTime12h: string;
  readonly endTime12h: string;
  readonly timeZone: Wire['timeZone'];
  readonly classDays: Wire['classDays'];
  /** '$288.00'. */
  readonly discountedPrice: string;
  readonly originalPrice: string;
  /** '10%'. */
  readonly discount: string;
  readonly numOfPayment: Wire['numOfPayment'];
  readonly firstPayment: string;
  readonly paymentOption: Wire['paymentOption'];
};

/** The parts of a course that its token carries. */
export type TokenCourse = Pick<OnlineCourse, 'title' | 'duration'> & { readonly courseCode: string };

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
  course: TokenCourse,
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
  return succeed({
    name: ONLINE_COURSE_WIRE.name,
    programType: ONLINE_COURSE_WIRE.programType,
    registration_type: ONLINE_COURSE_WIRE.registration_type,
    courseName: course.title,
    courseCode: course.courseCode,
    duration: course.duration,
    startDate: formatWireDate(startDate),
    endDate: formatWireDate(courseEndDate(startDate, course.duration)),
    startTime12h: startTime,
    endTime12h: endTime,
    timeZone: ONLINE_COURSE_WIRE.timeZone,
    classDays: ONLINE_COURSE_WIRE.classDays,
    discountedPrice,
    originalPrice: formatMoney(quote.value.originalPrice),
    discount: `${quote.value.discountPercent}%`,
    numOfPayment: ONLINE_COURSE_WIRE.numOfPayment,
    firstPayment: discountedPrice,
    paymentOption: ONLINE_COURSE_WIRE.paymentOption,
  });
}
