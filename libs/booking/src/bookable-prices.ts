import type { CampQuote } from '@kidcode/pricing';
import { entryPrice, wholePrice } from './entry-price';
import type { ShownCamp } from './shown-camp';

/** What can be booked of a camp on the day, with its price for the longest day; null for what cannot. */
export type BookablePrices = { readonly week: CampQuote | null; readonly fullCamp: CampQuote | null };

/** The prices that a page may name on the day (D-44). Half days and months stand on the camp's own page. */
export function bookablePrices(shown: ShownCamp): BookablePrices {
  const { camp, status } = shown;
  const isSold = (type: 'weekly' | 'full_camp') => camp.sale?.types[type]?.availability === 'open';
  return {
    week: status.weekly === 'open' && isSold('weekly') ? (entryPrice(shown)?.quote ?? null) : null,
    fullCamp: status.fullCamp === 'open' && isSold('full_camp') ? wholePrice(shown) : null,
  };
}
