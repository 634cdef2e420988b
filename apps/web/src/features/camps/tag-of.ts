import { formatPrice, type CampQuote } from '@kidcode/pricing';
import type { PriceTagProps } from '@kidcode/ui';

/** A quote as a price tag: what is struck out and why, only where something is taken off. */
export const tagOf = (
  quote: Pick<CampQuote, 'originalPrice' | 'discountedPrice'>,
  reason: string,
): Pick<PriceTagProps, 'now' | 'was' | 'reason'> => ({
  now: formatPrice(quote.discountedPrice),
  ...(quote.discountedPrice < quote.originalPrice && { was: formatPrice(quote.originalPrice), reason }),
});
