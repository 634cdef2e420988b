import { ADVERTISED_OFFERS } from '@kidcode/pricing';
import { campOn, isCampSeason } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import type { Offer, OfferScope } from '@kidcode/school';

/** The season that a scope is about (`camp:winter`), if it is about one and that one is over. */
function isPast(scope: OfferScope, today: SiteDay): boolean {
  const season = scope.split(':')[1];
  return isCampSeason(season) && campOn(season, today).isOver;
}

/** The discounts that can be had on a day: one that is only for seasons that are over is not advertised (D-44). */
export const offersOn = (today: SiteDay): readonly Offer[] =>
  ADVERTISED_OFFERS.filter(({ appliesTo }) => !appliesTo.every((scope) => isPast(scope, today)));
