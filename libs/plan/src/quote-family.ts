import { sumCents } from '@kidcode/school';
import type { Cents } from '@kidcode/school';
import { duePayments } from './due-payments';
import { familyLine } from './family-line';
import { familyOffers } from './family-offers';
import type { FamilyLine, FamilyQuote } from './family-quote';
import { nearOffers } from './near-offers';
import type { FamilyPlan } from './plan';
import type { PlanSchool } from './plan-school';
import { planWarnings } from './plan-warnings';
import { seasonSales } from './season-sales';

const sumOf = (lines: readonly FamilyLine[], amount: (line: FamilyLine) => Cents | null): Cents =>
  sumCents(lines.flatMap((line) => (line.counts ? (amount(line) ?? []) : [])));

const priceOf = ({ price }: FamilyLine) => price;
const originalOf = ({ originalPrice }: FamilyLine) => originalPrice;

/**
 * What a family's plan costs on a day, and why. Each line is priced as if it were alone; only `ask` offers look at the
 * family as a whole, and they are never in the total (D-49). No number depends on the order of the children.
 *
 * @param school made by `planSchool` for the day.
 * @returns a line for every item, priced or not; `total` is the sum of those that can be registered for on the day.
 */
export function quoteFamily(plan: FamilyPlan, school: PlanSchool): FamilyQuote {
  const priced = plan.children.flatMap(({ id: childId, items }) =>
    items.map((entry, item) => familyLine({ childId, item }, entry, school)),
  );
  const lines = priced.map(({ line }) => line);
  const { applied, ...totals } = familyOffers(plan, lines, school);
  const due = duePayments(lines);
  return {
    today: school.today,
    lines,
    children: plan.children.map(({ id }) => {
      const own = lines.filter(({ childId }) => childId === id);
      return { childId: id, originalTotal: sumOf(own, originalOf), total: sumOf(own, priceOf) };
    }),
    originalTotal: sumOf(lines, originalOf),
    ...totals,
    applied: [...seasonSales(lines, school), ...applied],
    near: nearOffers(plan, lines, school),
    due,
    dueTotal: sumCents(due.map(({ amount }) => amount)),
    problems: [...priced.flatMap(({ problems }) => problems), ...planWarnings(plan, lines, school)],
  };
}
