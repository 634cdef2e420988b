import { cents, sumCents } from '@kidcode/school';
import type { Cents } from '@kidcode/school';
import type { FamilyLine, FamilyQuote } from '../family-quote';
import type { CampItem, FamilyPlan, PlanItem } from '../plan';
import type { PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { buyGroup } from './buy-group';
import type { BuyingRule } from './buy-group';
import type { Basket } from './cover-weeks';
import { wishGroups } from './needs';
import type { WishGroup } from './needs';
import { shopOf } from './purchase';
import type { Shop } from './purchase';
import { wayChanges } from './way-changes';
import type { WayChange } from './way-changes';

/** A way to buy what a family wants. */
export type Way = {
  /** `own` is the parent's choice; `cheapest` is a mix that is none of the others. */
  readonly id: 'own' | 'cheapest' | 'weekly' | 'monthly' | 'package' | 'payments';
  readonly plan: FamilyPlan;
  readonly quote: FamilyQuote;
  /** What is really paid: the total, or what its equal payments add up to (D-8). */
  readonly toPay: Cents;
  /** Against the own choice; below zero where it costs more. */
  readonly saving: Cents;
  /** What is given up and what comes with it, against the own choice. */
  readonly changes: readonly WayChange[];
};

/** Every way, the cheapest first; of equals the own choice, then the one with the fewest changes. */
export type Ways = { readonly ways: readonly Way[]; readonly own: Way; readonly cheapest: Way };

const RULES = [
  ['weekly', { weeks: 'weekly', packages: 'never', payment: null }],
  ['monthly', { weeks: 'monthly', packages: 'never', payment: null }],
  ['package', { weeks: 'any', packages: 'always', payment: 'full' }],
  ['payments', { weeks: 'any', packages: 'always', payment: 'monthly' }],
  ['cheapest', { weeks: 'any', packages: 'any', payment: null }],
] as const satisfies readonly (readonly [Way['id'], BuyingRule])[];

/** Once for all children that want the same of a season. */
function buyer() {
  const shops = new Map<string, Shop>();
  const baskets = new Map<string, Basket | null>();
  return ({ season, branch, needs }: WishGroup, id: Way['id'], rule: BuyingRule): Basket | null => {
    const name = `${season.camp.season} ${branch}`;
    const shop = shops.get(name) ?? shopOf(season);
    shops.set(name, shop);
    const key = JSON.stringify([name, id, [...needs].sort(([a], [b]) => a - b)]);
    const known = baskets.get(key);
    if (known !== undefined) return known;
    const basket = buyGroup(needs, shop, rule);
    baskets.set(key, basket);
    return basket;
  };
}

const toPayOf = ({ total, lines, dueTotal }: FamilyQuote): Cents =>
  cents(
    total +
      dueTotal -
      sumCents(lines.flatMap(({ counts, price }) => (counts && price !== null ? [price] : []))),
  );

/** The plan with some groups bought another way; each stands where its first registration stood. */
function planWith(plan: FamilyPlan, bought: ReadonlyMap<WishGroup, Basket>): FamilyPlan {
  const instead = new Map<PlanItem, readonly PlanItem[]>();
  for (const [{ lines, branch }, { selections }] of bought) {
    const items = selections.map((selection): CampItem => ({ kind: 'camp', branch, selection }));
    lines.forEach(({ entry }, index) => instead.set(entry, index === 0 ? items : []));
  }
  const children = plan.children.map((child) => ({
    ...child,
    items: child.items.flatMap((item) => instead.get(item) ?? [item]),
  }));
  return { children };
}

const isOf = ({ childId, seasonId, branch }: WishGroup, line: FamilyLine): boolean =>
  line.counts && line.childId === childId && line.branch === branch && line.selection?.season === seasonId;

/** What is bought for each group, however it is written down. */
const likeness = (groups: readonly WishGroup[], bought: ReadonlyMap<WishGroup, Basket>): string =>
  groups
    .map((group) => {
      const own = group.lines.flatMap(({ selection }) => selection ?? []);
      const selections = (bought.get(group)?.selections ?? own).map((selection) =>
        JSON.stringify(Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1))),
      );
      return selections.sort().join();
    })
    .join(';');

/**
 * The same days bought other ways: by the week, by the month, as a package, in payments, or mixed. Exact: of all
 * combinations of registrations that the season sells on the day and that leave out nothing, the first one costs the least. Each
 * child, season and center is bought apart, because no price looks at two of them; what cannot be registered for, online
 * courses and parts of months stay as they are.
 *
 * @returns every different way, the parent's own always among them.
 */
export function cheapestWay(plan: FamilyPlan, school: PlanSchool): Ways {
  // Equal items of two children are two.
  const apart = {
    children: plan.children.map((child) => ({ ...child, items: child.items.map((item) => ({ ...item })) })),
  };
  const quote = quoteFamily(apart, school);
  const toPay = toPayOf(quote);
  const own: Way = { id: 'own', plan, quote, toPay, saving: cents(0), changes: [] };
  const groups = wishGroups(quote.lines, school);
  const buy = buyer();
  const seen = new Set([likeness(groups, new Map())]);
  const others = RULES.flatMap(([id, rule]): readonly Way[] => {
    const bought = new Map(
      groups.flatMap((group) => {
        const basket = buy(group, id, rule);
        return basket === null ? [] : [[group, basket] as const];
      }),
    );
    const like = likeness(groups, bought);
    if (seen.has(like)) return [];
    seen.add(like);
    const way = planWith(apart, bought);
    const wayQuote = quoteFamily(way, school);
    const changes = groups.flatMap((group) =>
      wayChanges(
        group.lines,
        wayQuote.lines.filter((line) => isOf(group, line)),
        group.season,
      ),
    );
    const pays = toPayOf(wayQuote);
    return [{ id, plan: way, quote: wayQuote, toPay: pays, saving: cents(toPay - pays), changes }];
  });
  const ways = [own, ...others].sort((a, b) => a.toPay - b.toPay || a.changes.length - b.changes.length);
  return { ways, own, cheapest: ways[0] ?? own };
}
