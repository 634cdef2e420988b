import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import type { CampQuote } from '@kidcode/pricing';
import { seasonFacts } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { entryPrice, wholePrice } from './entry-price';
import { shownCamp, type ShownCamp } from './shown-camp';

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

/** The centers where a way to book a season costs something else than where no center is chosen, as far as it can be booked there. */
export function pricesElsewhere(
  shown: ShownCamp,
  today: SiteDay,
  way: keyof BookablePrices,
): readonly { readonly center: CenterId; readonly quote: CampQuote }[] {
  const { season } = shown.camp;
  const usual = bookablePrices(shown)[way]?.discountedPrice;
  return CENTER_IDS.filter((center) => seasonFacts(season).at?.[center] !== undefined).flatMap((center) => {
    const quote = bookablePrices(shownCamp(season, today, center))[way];
    return quote === null || quote.discountedPrice === usual ? [] : [{ center, quote }];
  });
}
