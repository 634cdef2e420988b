import { seasonOffer, type SeasonOffer } from '@kidcode/booking';
import type { PricedSeason } from '@kidcode/pricing';
import { campOn, seasonStatus, type SiteDay } from '@kidcode/scheduling';

/**
 * What the form offers on a day. A season that cannot be booked now keeps the choices of its edition, so that its prices
 * can still be worked out (D-12); `registration` then says that nothing can be sent.
 *
 * @param branch the center of the form.
 */
export function formOffer(season: PricedSeason, today: SiteDay, branch?: string): SeasonOffer {
  const status = seasonStatus(season, today, campOn(season, today, branch));
  const offer = seasonOffer(season, status, branch);
  if (offer.registration === 'open') return offer;
  const openWeeks = Object.keys(status.weeks).map(Number);
  const rules = { ...status, fullCamp: 'open', weekly: 'open', monthly: 'open', openWeeks } as const;
  return { ...seasonOffer(season, rules, branch), registration: 'closed' };
}
