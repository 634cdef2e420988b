import fc from 'fast-check';
import { offersSelection } from '@kidcode/booking';
import { quoteCamp } from '@kidcode/pricing';
import { siteDay, sumCents, type Offer } from '@kidcode/school';
import { arbitraryItem, arbitraryPlan } from '../test/arbitrary-plan';
import { openSchool } from '../test/open-school';
import type { FamilyQuote } from './family-quote';
import type { FamilyPlan } from './plan';
import { planSchool, planSeason, type PlanSchool } from './plan-school';
import { quoteFamily } from './quote-family';

const runs = { seed: 20251201, numRuns: 300 };

/** Other ways for a school to grant the same: in the total, or the best one of several. */
const regranted = (offers: readonly Offer[], combines: Offer['combines']): readonly Offer[] =>
  offers.map((offer) => (offer.inQuotes ? offer : { ...offer, combines }));

const DEMO = planSchool(siteDay('2025-12-01'));
const OPEN = openSchool(DEMO);
const SCHOOLS: readonly (readonly [string, PlanSchool])[] = [
  ['on the demo’s day', DEMO],
  ['while a week is over', planSchool(siteDay('2025-12-29'))],
  ['when everything is over', planSchool(siteDay('2027-01-01'))],
  ['where everything is sold', OPEN],
  ['where offers add up', openSchool(DEMO, regranted(DEMO.offers, 'adds'))],
  ['where the best offer counts', openSchool(DEMO, regranted(DEMO.offers, 'best-of'))],
];

/** Everything of a quote that does not say which child is which. */
const totalsOf = ({ total, originalTotal, totalWithAsked, dueTotal, asked, applied, near }: FamilyQuote) => ({
  ...{ total, originalTotal, totalWithAsked, dueTotal },
  asked: asked.map(({ id, amount, totalWith, isCounted }) => ({ id, amount, totalWith, isCounted })),
  applied: applied.map(({ id, amount }) => ({ id, amount })),
  near: near.map(({ id, missing }) => ({ id, missing })),
});

describe.each(SCHOOLS)('every family quote %s', (_name, school) => {
  const plans = arbitraryPlan(school);
  const law = (holds: (plan: FamilyPlan, quote: FamilyQuote) => void) =>
    fc.assert(
      fc.property(plans, (plan) => {
        holds(plan, quoteFamily(plan, school));
      }),
      runs,
    );

  it('has lines, children, reasons and payments that add up', () => {
    law((plan, { lines, children, total, originalTotal, applied, due, dueTotal, today }) => {
      expect(today).toBe(school.today);
      expect(lines).toHaveLength(plan.children.flatMap(({ items }) => items).length);
      for (const { reasons, price } of lines)
        expect(sumCents(reasons.map(({ amount }) => amount))).toBe(price ?? 0);
      const counted = lines.filter(({ counts }) => counts);
      const price = sumCents(counted.map(({ price: each }) => each!));
      expect(sumCents(children.map((child) => child.total))).toBe(price);
      expect(sumCents(children.map((child) => child.originalTotal))).toBe(originalTotal);
      expect(total).toBe(originalTotal - sumCents(applied.map(({ amount }) => amount)));
      expect(sumCents(due.map(({ amount }) => amount))).toBe(dueTotal);
      expect(dueTotal).toBe(sumCents(counted.flatMap(({ payments }) => payments)));
    });
  });

  it('prices each camp as it would be priced alone, to the cent', () => {
    law((_plan, { lines }) => {
      for (const { selection, price, originalPrice, payments } of lines) {
        if (selection === null) continue;
        const alone = quoteCamp(selection, planSeason(school, selection.season)!.priced!);
        expect([price, originalPrice, payments]).toEqual([
          alone.discountedPrice,
          alone.originalPrice,
          alone.payments,
        ]);
      }
    });
  });

  it('counts what every signer would sign, and nothing else', () => {
    law((_plan, { lines, problems }) => {
      for (const { childId, item, entry, selection, counts } of lines) {
        if (entry.kind !== 'camp') continue;
        const offer = planSeason(school, entry.selection.season)?.offer;
        const isSold = selection !== null && offer != null && offersSelection(selection, offer).ok;
        expect(counts).toBe(isSold);
        if (counts) continue;
        expect(
          problems.filter((problem) => problem.childId === childId && problem.item === item),
        ).not.toEqual([]);
      }
    });
  });

  it('does not depend on the order of the children', () => {
    fc.assert(
      fc.property(
        plans.chain((plan) =>
          fc.tuple(
            fc.constant(plan),
            fc.shuffledSubarray([...plan.children], { minLength: plan.children.length }),
          ),
        ),
        ([plan, children]) => {
          expect(totalsOf(quoteFamily({ children }, school))).toEqual(totalsOf(quoteFamily(plan, school)));
        },
      ),
      runs,
    );
  });

  it('never becomes less with one thing more, nor do the lines that were there', () => {
    fc.assert(
      fc.property(plans, arbitraryItem(school), fc.nat(), (plan, item, pick) => {
        if (plan.children.length === 0) return;
        const chosen = pick % plan.children.length;
        const more: FamilyPlan = {
          children: plan.children.map((child, index) =>
            index === chosen ? { ...child, items: [...child.items, item] } : child,
          ),
        };
        const [before, after] = [quoteFamily(plan, school), quoteFamily(more, school)];
        for (const line of before.lines) expect(after.lines).toContainEqual(line);
        expect(after.total).toBeGreaterThanOrEqual(before.total);
        const asked = ({ total, totalWithAsked }: FamilyQuote) => totalWithAsked ?? total;
        expect(asked(after)).toBeGreaterThanOrEqual(asked(before));
      }),
      runs,
    );
  });

  it('never has an asked total above its own, nor below zero', () => {
    law((_plan, { total, asked, totalWithAsked }) => {
      for (const { totalWith, amount, shares } of asked) {
        expect(totalWith).toBe(total - amount);
        expect(sumCents(shares.map((share) => share.amount))).toBe(amount);
        expect(totalWith).toBeGreaterThanOrEqual(0);
        expect(totalWithAsked).toBeLessThanOrEqual(total);
      }
      expect(totalWithAsked === null).toBe(asked.length === 0);
      if (asked.length === 1) expect(totalWithAsked).toBe(asked[0]!.totalWith);
    });
  });
});
