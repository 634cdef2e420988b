import { percentShare, spreadOver } from '@kidcode/pricing';
import { cents, isGivenAt, subtractCents, sumCents } from '@kidcode/school';
import type { Cents, Offer, OfferScope, OfferValue } from '@kidcode/school';
import type { AppliedOffer, AskedOffer, AskedShare, FamilyLine, NearOffer } from './family-quote';
import type { FamilyPlan, PlanChild } from './plan';
import { planSeason, type PlanSchool } from './plan-school';

/** What is left to pay of each line that counts, as offers are taken off one after the other. */
type Left = ReadonlyMap<FamilyLine, Cents>;

const leftOf = (lines: readonly FamilyLine[]): Left =>
  new Map(lines.flatMap((line) => (line.counts && line.price !== null ? [[line, line.price] as const] : [])));

/** Whether an offer is about a line. Online courses are no camps of an offer: only the school could say so. */
function isInScope({ selection }: FamilyLine, scope: OfferScope): boolean {
  if (selection === null) return false;
  if (scope === 'camps') return true;
  const [kind, season] = scope.split(':');
  if (season !== selection.season) return false;
  return kind === 'camp' || (kind === 'full-package' && selection.registrationType === 'full_camp');
}

/** Whether an offer is taken off a line: its branch gives it, it is in its scope and, where the offer wants that, paid at once. */
const isOffered = (line: FamilyLine, { appliesTo, paidInFull, at }: Offer): boolean =>
  isGivenAt({ at }, line.branch) &&
  appliesTo.some((scope) => isInScope(line, scope)) &&
  !(paidInFull === true && line.payments.length > 1);

type PercentValue = Extract<OfferValue, { readonly kind: 'percent' }>;

/** The values that a price can be counted with. */
const countedValues = ({ values }: Offer): readonly PercentValue[] =>
  values.flatMap((value) => (value.kind === 'percent' && value.counts !== undefined ? [value] : []));

type ChildPart = {
  readonly child: PlanChild;
  readonly lines: readonly FamilyLine[];
  readonly base: Cents;
};

/** The same for two children whom no price could tell apart, whatever their order. */
function likenessOf({ child: { claims }, lines }: ChildPart, left: Left): string {
  const items = lines.map((line) => JSON.stringify([left.get(line), line.entry])).sort();
  return JSON.stringify([[...claims].sort(), items]);
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The children for whom an offer counts, the dearest first: it is the first child of a sibling offer. Of children at one price
 * the first of the plan is.
 */
function partsOf(plan: FamilyPlan, offer: Offer, left: Left): readonly ChildPart[] {
  const lines = [...left.keys()].filter((line) => isOffered(line, offer));
  const parts = plan.children.flatMap((child): readonly ChildPart[] => {
    const own = lines.filter(({ childId }) => childId === child.id);
    if (own.length === 0 || (offer.question !== undefined && !child.claims.includes(offer.id))) return [];
    const base = sumCents(own.map((line) => left.get(line) ?? cents(0)));
    return [{ child, lines: own, base }];
  });
  return parts.sort((a, b) => b.base - a.base);
}

const isFor = ({ counts }: PercentValue, rank: number): boolean =>
  counts === 'registration' || (counts === 'second-child' ? rank === 1 : rank > 1);

const sharesOf = (offer: Offer, parts: readonly ChildPart[]): readonly AskedShare[] =>
  parts.flatMap(({ child, base }, rank) =>
    countedValues(offer)
      .filter((value) => isFor(value, rank))
      .map(({ percent, of }) => {
        const amount = cents(Math.min(base, percentShare(base, percent)));
        return { childId: child.id, percent, of, base, amount };
      }),
  );

/** What an offer takes off each child's part: a share of what is left of it, in whole dollars (D-49). */
const offerShares = (plan: FamilyPlan, offer: Offer, left: Left): readonly AskedShare[] =>
  sharesOf(offer, partsOf(plan, offer, left));

const amountOf = (shares: readonly AskedShare[]): Cents => sumCents(shares.map(({ amount }) => amount));

/**
 * What is left after an offer: each child's share is spread over the lines that it is taken off. Of children at one price it
 * does not ask which comes first in the plan, or a later offer could come to another amount.
 */
function takeOff(plan: FamilyPlan, offer: Offer, left: Left): Left {
  const next = new Map(left);
  const parts = [...partsOf(plan, offer, left)].sort(
    (a, b) => b.base - a.base || compare(likenessOf(a, left), likenessOf(b, left)),
  );
  const shares = sharesOf(offer, parts);
  for (const { child, lines } of parts) {
    const amount = amountOf(shares.filter(({ childId }) => childId === child.id));
    const prices = lines.map((line) => left.get(line) ?? cents(0));
    const spread = spreadOver(amount, prices);
    lines.forEach((line, index) => {
      next.set(line, subtractCents(prices[index] ?? cents(0), spread[index] ?? cents(0)));
    });
  }
  return next;
}

const sumLeft = (left: Left): Cents => sumCents([...left.values()]);

type Missing = NearOffer['missing'];

/** The season whose whole package an offer is for, if the plan has something of it and the package is sold. */
function packageSeason(
  { appliesTo }: Offer,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): string | null {
  const line = lines.find(
    ({ selection }) => selection !== null && appliesTo.includes(`full-package:${selection.season}`),
  );
  const season = line?.selection?.season;
  if (line === undefined || season === undefined) return null;
  return planSeason(school, season, line.branch)?.offer?.types.full_camp === 'open' ? season : null;
}

function missingOf(
  plan: FamilyPlan,
  offer: Offer,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): Missing | null {
  const inScope = lines.filter((line) => offer.appliesTo.some((scope) => isInScope(line, scope)));
  const season = packageSeason(offer, lines, school);
  if (inScope.length === 0) return season === null ? null : { code: 'full-package', season };
  const offered = inScope.filter((line) => isOffered(line, offer));
  if (offered.length === 0) return season === null ? null : { code: 'paid-in-full', season };
  const values = countedValues(offer);
  if (values.length === 0) {
    return offer.values.every(({ kind }) => kind === 'amount') ? { code: 'not-a-price' } : null;
  }
  const children = new Set(offered.map(({ childId }) => childId));
  const isClaimed = plan.children.some(({ id, claims }) => children.has(id) && claims.includes(offer.id));
  if (offer.question !== undefined && !isClaimed) return { code: 'family-says' };
  const isForSiblings = values.every(({ counts }) => counts !== 'registration');
  return isForSiblings && children.size < 2 ? { code: 'second-child' } : null;
}

/** The offers that a family could have with little more, in the order of the school's list, and what is missing. */
export function nearOffers(
  plan: FamilyPlan,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): readonly NearOffer[] {
  const counted = lines.filter(({ counts }) => counts);
  return school.offers
    .filter(({ inQuotes }) => !inQuotes)
    .flatMap((offer) => {
      const missing = missingOf(plan, offer, counted, school);
      const { id, title, conditions } = offer;
      return missing === null ? [] : [{ id, title, conditions, missing }];
    });
}

/** What the offers that look at the family as a whole make of its lines. */
type FamilyOffers = {
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
