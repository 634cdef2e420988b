import { formatPrice, quoteCourse, type CampQuote, type CourseQuote } from '@kidcode/pricing';
import { ONLINE_CAMP, type OnlineCourse } from '@kidcode/scheduling';
import type { PriceTagProps } from '@kidcode/ui';

/** A quote as a price tag: what is struck out and why, only where something is taken off. */
export const tagOf = (
  quote: Pick<CampQuote, 'originalPrice' | 'discountedPrice'>,
  reason: string,
): Pick<PriceTagProps, 'now' | 'was' | 'reason'> => ({
  now: formatPrice(quote.discountedPrice),
  ...(quote.discountedPrice < quote.originalPrice && { was: formatPrice(quote.originalPrice), reason }),
});

/** The price of a course that is on sale. @throws Error when a course has no price: that is a bug of the data. */
export function courseQuote({ courseCode }: Pick<OnlineCourse, 'courseCode'>): CourseQuote {
  const quote = quoteCourse(courseCode);
  if (!quote.ok) throw new Error(`web: ${quote.error.message}`);
  return quote.value;
}

/** Why a course costs less: 'Special 10% Winter discount' (specification 2, section 2, Online winter camps page). */
export const courseDiscountWords = ({ discountPercent }: CourseQuote): string =>
  `Special ${discountPercent}% ${ONLINE_CAMP.discountName}`;

export function courseTag(course: Pick<OnlineCourse, 'courseCode'>) {
  const quote = courseQuote(course);
  return tagOf(quote, courseDiscountWords(quote));
}
