import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/current-school';
import type { Cents, OnlineCourseFacts } from '@kidcode/school';

/** The price of an online course, and what is paid instead where that is not the usual discount. */
export type CoursePrice = { readonly price: Cents; readonly discountedPrice?: Cents };

/** Course prices by course code. */
export type CoursePrices = Readonly<Record<string, CoursePrice>>;

/** The discount of an online course that names no discounted price of its own, in percent. */
export const DEFAULT_COURSE_DISCOUNT_PERCENT: number = ONLINE_CAMP?.discountPercent ?? 0;

/** The prices of the online courses. Source: specification 2, section 3. */
export const COURSE_PRICES: CoursePrices = /* @__PURE__ */ Object.fromEntries(
  (ONLINE_COURSES as readonly OnlineCourseFacts[]).map(({ courseCode, price, discountedPrice }) => [
    courseCode,
    discountedPrice === null ? { price } : { price, discountedPrice },
  ]),
);
