import { discountLabel } from '@kidcode/pricing';
import { sumCents, cents, subtractCents } from '@kidcode/school';
import type { Cents } from '@kidcode/school';
import { clashes } from './clashes';
import { familyLine } from './family-line';
import { familyOffers } from './family-offers';
import type { FamilyLine, FamilyQuote, DuePayment, AppliedOffer } from './family-quote';
import { nearOffers } from './near-offers';
import type { FamilyPlan } from './plan';
import type { PlanWarning } from './plan-problem';
import { planSeason } from './plan-school';
import type { PlanSchool } from './plan-school';

/** The sale that a line's own quote contains: an advertised offer of its season, else the season's sale by its name. */
function saleOf({ entry }: FamilyLine, school: PlanSchool): Pick<AppliedOffer, 'id' | 'title'> {
  if (entry.kind === 'course') return { id: 'sale:online', title: school.onlineCamp.discountName };
  const id = entry.selection.season;
  const advertised = school.offers.find(
    ({ inQuotes, appliesTo }) => inQuotes && appliesTo.includes(`camp:${id}`),
  );
  if (advertised !== undefined) return { id: advertised.id, title: advertised.title };
  const discount = planSeason(school, id, entry.branch)?.priced?.rates.discount ?? null;
  return { id: `sale:${id}`, title: discount?.name ?? discountLabel(discount) };
}

/** The sales that the prices of the lines contain already, in the order of the seasons, then online. */
function seasonSales(lines: readonly FamilyLine[], school: PlanSchool): readonly AppliedOffer[] {
  const sales = new Map<string, AppliedOffer>();
  for (const line of lines) {
    const { originalPrice, price, counts, childId, item } = line;
    if (!counts || originalPrice === null || price === null || price === originalPrice) continue;
    const { id, title } = saleOf(line, school);
    const before = sales.get(id);
    const amount = sumCents([before?.amount ?? cents(0), subtractCents(originalPrice, price)]);
    sales.set(id, { id, title, amount, items: [...(before?.items ?? []), { childId, item }] });
  }
  return [...sales.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const RANGE = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/;

/** The ages that a school writes as '5-16'; null for a text that is no such range. */
function ageRange(ages: string): { readonly from: number; readonly to: number } | null {
  const [, from, to] = RANGE.exec(ages.trim()) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

function agesOf({ entry }: FamilyLine, school: PlanSchool) {
  if (entry.kind === 'camp') return planSeason(school, entry.selection.season, entry.branch)?.camp.ages ?? '';
  return school.courses.find(({ courseCode }) => courseCode === entry.courseCode)?.ageRange ?? '';
}

/** Ages that a camp or a course is not for, and what overlaps. */
function planWarnings(
  plan: FamilyPlan,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): readonly PlanWarning[] {
  const ages = lines.flatMap((line): readonly PlanWarning[] => {
    const age = plan.children.find(({ id }) => id === line.childId)?.age ?? null;
    const range = ageRange(agesOf(line, school));
    if (age === null || range === null || (age >= range.from && age <= range.to)) return [];
    return [{ childId: line.childId, item: line.item, code: 'age-outside', age, ...range }];
  });
  return [...ages, ...clashes(lines, school)];
}

/** What is due with the registration and in each month after it. Only what counts is due. */
function duePayments(lines: readonly FamilyLine[]): readonly DuePayment[] {
  const counted = lines.filter(({ counts }) => counts);
  const months = Math.max(0, ...counted.map(({ payments }) => payments.length));
  return Array.from({ length: months }, (_, monthsAfter) => {
    const due = counted.filter(({ payments }) => payments[monthsAfter] !== undefined);
    return {
      monthsAfter,
      amount: sumCents(due.flatMap(({ payments }) => payments.slice(monthsAfter, monthsAfter + 1))),
      items: due.map(({ childId, item }) => ({ childId, item })),
    };
  });
}

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
