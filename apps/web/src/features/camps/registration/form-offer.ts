import { seasonOffer, type SeasonOffer } from '@kidcode/booking';
import type { PricedSeason } from '@kidcode/pricing';
import { seasonStatus, type SiteDay } from '@kidcode/scheduling';

/**
 * What the form offers on a day. A season that can no longer be booked keeps its choices, so that its prices can
 * still be worked out (D-12); `registration` then says that nothing can be sent.
 */
export function formOffer(season: PricedSeason, today: SiteDay): SeasonOffer {
  const offer = seasonOffer(season, seasonStatus(season, today));
  return offer.registration === 'open' ? offer : { ...seasonOffer(season), registration: 'closed' };
}
