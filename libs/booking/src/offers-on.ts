import { ADVERTISED_OFFERS } from '@kidcode/pricing';
import { campOn, isCampSeason, seasonStatus } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { holdsOn, isGivenAt } from '@kidcode/school';
import type { Offer, OfferScope } from '@kidcode/school';

/**
 * Whether what a scope is about has a price on the day; what names no season (`camps`) always counts. A package that the
 * season does not sell gives nothing to take anything off.
 */
function isPriced(scope: OfferScope, today: SiteDay): boolean {
  const [kind, season] = scope.split(':');
  if (!isCampSeason(season)) return true;
  const camp = campOn(season, today);
  if (seasonStatus(season, today, camp).prices === 'none') return false;
  return kind !== 'full-package' || camp.sale?.types.full_camp?.availability === 'open';
}

/**
 * The discounts that can be had on a day: one that is over, or only for what has no price then, is not advertised (D-44).
 *
 * @param branch where; without it, at any of them: an offer's conditions say at which.
 */
export const offersOn = (today: SiteDay, branch?: string | null): readonly Offer[] =>
  ADVERTISED_OFFERS.filter(
    (offer) =>
      holdsOn(offer, today) &&
      isGivenAt(offer, branch) &&
      offer.appliesTo.some((scope) => isPriced(scope, today)),
  );
