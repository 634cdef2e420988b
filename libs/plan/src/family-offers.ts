import { subtractCents } from '@kidcode/school';
import type { Cents, Offer } from '@kidcode/school';
import type { AppliedOffer, AskedOffer, FamilyLine } from './family-quote';
import { amountOf, countedValues, isOffered, leftOf, offerShares, sumLeft, takeOff } from './offer-shares';
import type { Left } from './offer-shares';
import type { FamilyPlan } from './plan';
import type { PlanSchool } from './plan-school';

/** What the offers that look at the family as a whole make of its lines. */
export type FamilyOffers = {
  /** What the lines add up to after the offers that need no question. */
  readonly total: Cents;
  readonly applied: readonly AppliedOffer[];
  readonly asked: readonly AskedOffer[];
  readonly totalWithAsked: Cents | null;
};

const appliedOffer = (plan: FamilyPlan, offer: Offer, left: Left): AppliedOffer => ({
  id: offer.id,
  title: offer.title,
  amount: amountOf(offerShares(plan, offer, left)),
  items: [...left.keys()]
    .filter((line) => isOffered(line, offer))
    .map(({ childId, item }) => ({ childId, item })),
});

/** The offer that takes off the most, the first of equals; undefined where none takes off anything. */
const bestOf = (plan: FamilyPlan, offers: readonly Offer[], left: Left): Offer | undefined =>
  offers
    .map((offer) => ({ offer, amount: amountOf(offerShares(plan, offer, left)) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)[0]?.offer;

/**
 * Takes the family's offers off in the order of the school's list (D-49): those that add, the best of those of which the
 * best one counts, and apart from the total those that the center confirms. What a season's quote contains already is
 * none of them.
 */
export function familyOffers(
  plan: FamilyPlan,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): FamilyOffers {
  const offers = school.offers.filter((offer) => !offer.inQuotes && countedValues(offer).length > 0);
  const by = (combines: Offer['combines']) => offers.filter((offer) => offer.combines === combines);
  let left = leftOf(lines);
  const best = bestOf(plan, by('best-of'), left);
  const counted = offers.filter((offer) => offer.combines === 'adds' || offer === best);
  const applied = counted.map((offer) => {
    const one = appliedOffer(plan, offer, left);
    left = takeOff(plan, offer, left);
    return one;
  });
  return {
    total: sumLeft(left),
    applied: applied.filter(({ amount }) => amount > 0),
    ...askedOffers(plan, by('ask'), left),
  };
}

function askedOffers(plan: FamilyPlan, offers: readonly Offer[], left: Left) {
  const total = sumLeft(left);
  const possible = offers.flatMap((offer) => {
    const shares = offerShares(plan, offer, left);
    const amount = amountOf(shares);
    return amount > 0 ? [{ offer, shares, amount }] : [];
  });
  // Advertised is only that some can be combined: of the others no more than one is hoped for.
  const best = bestOf(
    plan,
    possible.flatMap(({ offer }) => (offer.combinable ? [] : [offer])),
    left,
  );
  const counted = possible.flatMap(({ offer }) => (offer.combinable || offer === best ? [offer] : []));
  const last = counted.reduce((rest, offer) => takeOff(plan, offer, rest), left);
  return {
    asked: possible.map(({ offer, shares, amount }): AskedOffer => {
      const { id, title, conditions } = offer;
      const totalWith = subtractCents(total, amount);
      return { id, title, conditions, shares, amount, totalWith, isCounted: counted.includes(offer) };
    }),
    totalWithAsked: possible.length === 0 ? null : sumLeft(last),
  };
}
