import { usd } from './money';
import type { Cents } from './money';

/** The price of an online course, and what is paid instead where that is not the usual discount. */
export type CoursePrice = { readonly price: Cents; readonly discountedPrice?: Cents };

/** Course prices by course code. */
export type CoursePrices = Readonly<Record<string, CoursePrice>>;

/** The discount of an online course that names no discounted price of its own, in percent. */
export const DEFAULT_COURSE_DISCOUNT_PERCENT = 10;

/** The one place where the price of an online course stands. Source: specification 2, section 3. */
export const COURSE_PRICES = {
  KNCSPECIAL07: { price: usd(320) },
  KNCSPECIAL03: { price: usd(320) },
} as const satisfies CoursePrices;

/** The course codes that have a price. */
export type PricedCourseCode = keyof typeof COURSE_PRICES;
