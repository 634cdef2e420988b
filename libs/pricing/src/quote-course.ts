import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/current-school';
import { fail, succeed, type Cents, type OnlineCourseFacts, type Result } from '@kidcode/school';

import { multiplyPrice, percentOff } from './rounding';
import { describeValue } from './selection';

/** The discount of an online course that names no discounted price of its own, in percent. */
const DEFAULT_COURSE_DISCOUNT_PERCENT: number = ONLINE_CAMP?.discountPercent ?? 0;

/** The online courses and their prices. Source: specification 2, section 3. */
const COURSES: readonly OnlineCourseFacts[] = ONLINE_COURSES;

export type CourseQuote = {
  readonly courseCode: string;
  readonly originalPrice: Cents;
  readonly discountedPrice: Cents;
  /** Whole percent, as shown. */
  readonly discountPercent: number;
};

/** Why there is no price: the course is not among those that have one. */
export type CourseQuoteError = { readonly code: 'unknown-course'; readonly message: string };

/**
 * The price of an online course: its own discounted price, else 10 % off, to the cent. Specification 2,
 * section 9; D-8.
 *
 * @param code a course code from outside, any value.
 * @returns amounts in cents, or a `CourseQuoteError` with its code.
 * @example quoteCourse('KNCSPECIAL07') // 320 dollars, 288 to pay
 */
export function quoteCourse(code: unknown): Result<CourseQuote, CourseQuoteError> {
  const row = COURSES.find(({ courseCode }) => courseCode === code);
  if (row === undefined) {
    const known = COURSES.map(({ courseCode }) => courseCode).join(', ') || 'this school has none';
    return fail({
      code: 'unknown-course',
      message: `expected a course with a price: ${known}; got ${describeValue(code)}`,
    });
  }
  const usualFactor = { times: 100 - DEFAULT_COURSE_DISCOUNT_PERCENT, outOf: 100 };
  const discountedPrice = row.discountedPrice ?? multiplyPrice(row.price, usualFactor, 'cent');
  return succeed({
    courseCode: row.courseCode,
    originalPrice: row.price,
    discountedPrice,
    discountPercent:
      row.discountedPrice === null
        ? DEFAULT_COURSE_DISCOUNT_PERCENT
        : percentOff(row.price, row.discountedPrice),
  });
}
