import { quoteCourse, type CourseQuote } from '@kidcode/pricing';
import { ONLINE_CAMP, type OnlineCourse } from '@kidcode/scheduling';

/** The price of a course that is on sale. @throws Error when a course has no price: that is a bug of the data. */
export function courseQuote({ courseCode }: Pick<OnlineCourse, 'courseCode'>): CourseQuote {
  const quote = quoteCourse(courseCode);
  if (!quote.ok) throw new Error(`web: ${quote.error.message}`);
  return quote.value;
}

/** Why a course costs less: 'Special 10% Winter discount' (specification 2, section 2, Online winter camps page). */
export const courseDiscountWords = ({ discountPercent }: CourseQuote): string =>
  `Special ${discountPercent}% ${ONLINE_CAMP.discountName}`;
