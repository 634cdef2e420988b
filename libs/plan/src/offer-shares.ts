import { percentShare, spreadOver } from '@kidcode/pricing';
import { cents, isGivenAt, subtractCents, sumCents } from '@kidcode/school';
import type { Cents, Offer, OfferScope, OfferValue } from '@kidcode/school';
import type { AskedShare, FamilyLine } from './family-quote';
import type { FamilyPlan, PlanChild } from './plan';

/** What is left to pay of each line that counts, as offers are taken off one after the other. */
export type Left = ReadonlyMap<FamilyLine, Cents>;

export const leftOf = (lines: readonly FamilyLine[]): Left =>
  new Map(lines.flatMap((line) => (line.counts && line.price !== null ? [[line, line.price] as const] : [])));

/** Whether an offer is about a line. Online courses are no camps of an offer: only the school could say so. */
export function isInScope({ selection }: FamilyLine, scope: OfferScope): boolean {
  if (selection === null) return false;
  if (scope === 'camps') return true;
  const [kind, season] = scope.split(':');
  if (season !== selection.season) return false;
  return kind === 'camp' || (kind === 'full-package' && selection.registrationType === 'full_camp');
}

/** Whether an offer is taken off a line: its branch gives it, it is in its scope and, where the offer wants that, paid at once. */
export const isOffered = (line: FamilyLine, { appliesTo, paidInFull, at }: Offer): boolean =>
  isGivenAt({ at }, line.branch) &&
  appliesTo.some((scope) => isInScope(line, scope)) &&
  !(paidInFull === true && line.payments.length > 1);

type PercentValue = Extract<OfferValue, { readonly kind: 'percent' }>;

/** The values that a price can be counted with. */
export const countedValues = ({ values }: Offer): readonly PercentValue[] =>
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
export const offerShares = (plan: FamilyPlan, offer: Offer, left: Left): readonly AskedShare[] =>
  sharesOf(offer, partsOf(plan, offer, left));

export const amountOf = (shares: readonly AskedShare[]): Cents =>
  sumCents(shares.map(({ amount }) => amount));

/**
 * What is left after an offer: each child's share is spread over the lines that it is taken off. Of children at one price it
 * does not ask which comes first in the plan, or a later offer could come to another amount.
 */
export function takeOff(plan: FamilyPlan, offer: Offer, left: Left): Left {
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

export const sumLeft = (left: Left): Cents => sumCents([...left.values()]);
