import { seasonOffer, type SeasonOffer } from '@kidcode/booking';
import type { PricedSeason } from '@kidcode/pricing';
import { seasonStatus, type SiteDay } from '@kidcode/scheduling';

/**
 * What the form offers on a day. A season that cannot be booked now keeps the choices of its edition, so that its prices
 * can still be worked out (D-12); `registration` then says that nothing can be sent.
 */
export function formOffer(season: PricedSeason, today: SiteDay): SeasonOffer {
  const status = seasonStatus(season, today);
  const offer = seasonOffer(season, status);
  if (offer.registration === 'open') return offer;
  const openWeeks = Object.keys(status.weeks).map(Number);
  const rules = { ...status, fullCamp: 'open', weekly: 'open', monthly: 'open', openWeeks } as const;
  return { ...seasonOffer(season, rules), registration: 'closed' };
}
