import { formatPrice, type CampQuote } from '@kidcode/pricing';

/** `$254 instead of $299`, or the price alone where nothing is taken off. */
export function priceWords(quote: Pick<CampQuote, 'originalPrice' | 'discountedPrice'>): string {
  const { originalPrice, discountedPrice } = quote;
  const price = formatPrice(discountedPrice);
  return originalPrice === discountedPrice ? price : `${price} instead of ${formatPrice(originalPrice)}`;
}

/** 'both weeks', 'all 10 weeks'. */
export const allWeeks = (count: number): string => (count === 2 ? 'both weeks' : `all ${count} weeks`);
