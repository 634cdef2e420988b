import { discountLabel } from '@kidcode/pricing';
import { cents, subtractCents, sumCents } from '@kidcode/school';
import type { AppliedOffer, FamilyLine } from './family-quote';
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
export function seasonSales(lines: readonly FamilyLine[], school: PlanSchool): readonly AppliedOffer[] {
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
