import { formatPrice, isPricedSeason, pricedCamps, quoteCamp, type CampQuote } from '@kidcode/pricing';
import { seasonStatus, type CampSeasonInfo, type SiteDay } from '@kidcode/scheduling';

/** What can be booked of a camp on a day, with its price for the longest day; null where it cannot be. */
export interface CampPrices {
  readonly week: CampQuote | null;
  readonly fullCamp: CampQuote | null;
}

/** The prices of a camp that a page may name on a day. Half days and months stand on the camp's own page. */
export function campPrices({ season, sale }: CampSeasonInfo, today: SiteDay): CampPrices {
  const camp = isPricedSeason(season) ? pricedCamps(today)[season] : undefined;
  const duration = sale?.durations[0];
  if (camp === undefined || duration === undefined) return { week: null, fullCamp: null };
  const { weekly, fullCamp, openWeeks } = seasonStatus(season, today);
  const isSold = (type: 'weekly' | 'full_camp') => sale?.types[type]?.availability === 'open';
  return {
    week:
      weekly === 'open' && isSold('weekly')
        ? quoteCamp(
            { season: camp.season, registrationType: 'weekly', duration, weeks: openWeeks.slice(0, 1) },
            camp,
          )
        : null,
    fullCamp:
      fullCamp === 'open' && isSold('full_camp')
        ? quoteCamp(
            { season: camp.season, registrationType: 'full_camp', duration, paymentOption: 'full' },
            camp,
          )
        : null,
  };
}

/** `$254 instead of $299`, or the price alone where nothing is taken off. */
export function priceWords({
  originalPrice,
  discountedPrice,
}: Pick<CampQuote, 'originalPrice' | 'discountedPrice'>): string {
  const price = formatPrice(discountedPrice);
  return originalPrice === discountedPrice ? price : `${price} instead of ${formatPrice(originalPrice)}`;
}

/** 'both weeks', 'all 10 weeks'. */
export const allWeeks = (count: number): string => (count === 2 ? 'both weeks' : `all ${count} weeks`);
