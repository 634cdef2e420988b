import { DAY_LENGTHS, type DayLength, type PaymentOption } from '@kidcode/pricing';
import { cents, sumCents, type Cents } from '@kidcode/school';
import type { FamilyLine, FamilyQuote } from '../family-quote';
import type { CampItem, FamilyPlan, PlanItem } from '../plan';
import type { PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { better, coverWeeks, EMPTY_BASKET, shopOf, together, wishGroups } from './purchase';
import type { Basket, Shop, WeekNeed, WeekWays, WishGroup } from './purchase';
import { wayChanges, type WayChange } from './way-changes';

type BuyingRule = {
  readonly weeks: WeekWays;
  /** Whole packages: as they pay off, never, or wherever one is sold. */
  readonly packages: 'any' | 'never' | 'always';
  /** How a package is paid; null: whichever costs less. */
  readonly payment: PaymentOption | null;
};

type Needs = ReadonlyMap<number, WeekNeed>;

const weeksWith = (needs: Needs, isWanted: (need: WeekNeed) => boolean): readonly number[] =>
  [...needs].flatMap(([week, need]) => (isWanted(need) ? [week] : [])).sort((a, b) => a - b);

/** What of a week is left to buy besides whole packages. */
function left({ full_day, first_half, second_half }: WeekNeed, packages: readonly DayLength[]): WeekNeed {
  const has = (length: DayLength) => packages.includes(length);
  const isFull = full_day && !has('full_day');
  const isHalf = (half: 'first_half' | 'second_half', wanted: boolean) =>
    wanted && !full_day && !has('full_day') && !has(half);
  return {
    full_day: isFull,
    first_half: isHalf('first_half', first_half),
    second_half: isHalf('second_half', second_half),
  };
}

/** Which of the weeks with both halves may be bought as full days: as many of each month as one likes, the first ones. */
function mergings(weeks: readonly number[], shop: Shop): readonly (readonly number[])[] {
  if (weeks.length === 0 || !shop.season.offer.durations.includes('full_day')) return [[]];
  const { months } = shop.season.camp;
  const without = weeks.filter((week) => !months.some((month) => month.weeks.includes(week)));
  const groups = [without, ...months.map((month) => weeks.filter((week) => month.weeks.includes(week)))];
  return groups.reduce<readonly (readonly number[])[]>(
    (before, group) =>
      before.flatMap((chosen) =>
        Array.from({ length: group.length + 1 }, (_, count) => [...chosen, ...group.slice(0, count)]),
      ),
    [[]],
  );
}

function coverNeeds(needs: Needs, shop: Shop, ways: WeekWays): Basket | null {
  const full = weeksWith(needs, (need) => need.full_day);
  let best: Basket | null = null;
  for (const merged of mergings(
    weeksWith(needs, ({ first_half, second_half }) => first_half && second_half),
    shop,
  )) {
    const weeksOf = (half: 'first_half' | 'second_half') =>
      weeksWith(needs, (need) => need[half]).filter((week) => !merged.includes(week));
    const baskets = [
      coverWeeks(
        [...full, ...merged].sort((a, b) => a - b),
        'full_day',
        shop,
        ways,
      ),
      coverWeeks(weeksOf('first_half'), 'first_half', shop, ways),
      coverWeeks(weeksOf('second_half'), 'second_half', shop, ways),
    ];
    if (baskets.every((basket) => basket !== null)) best = better(best, together(...baskets));
  }
  return best;
}

function packageSets(needs: Needs, shop: Shop, { packages }: BuyingRule): readonly (readonly DayLength[])[] {
  const wanted = DAY_LENGTHS.filter((length) => [...needs.values()].some((need) => need[length]));
  const sold = DAY_LENGTHS.filter((length) => shop.sells('full_camp', length));
  if (packages === 'never') return [[]];
  if (packages === 'always') return [wanted.filter((length) => sold.includes(length))];
  // A package of half days that nobody wants only costs; one of full days can serve both halves.
  const useful = sold.filter((length) => length === 'full_day' || wanted.includes(length));
  return useful.reduce<readonly (readonly DayLength[])[]>(
    (sets, length) => [...sets, ...sets.map((set) => [...set, length])],
    [[]],
  );
}

function packageBasket(lengths: readonly DayLength[], shop: Shop, { payment }: BuyingRule): Basket | null {
  const options = shop.season.offer.payments.filter((option) => payment === null || option === payment);
  return lengths.reduce<Basket | null>((sum, length) => {
    const ways = options.map((option): Basket => {
      const selection = shop.fullCamp(length, option);
      return { selections: [selection], toPay: shop.toPay(selection) };
    });
    const cheapest = ways.reduce<Basket | null>(better, null);
    return sum === null || cheapest === null ? null : together(sum, cheapest);
  }, EMPTY_BASKET);
}

/**
 * Buys what one child wants of a season at a center by a rule: the best of all combinations of whole packages, months and
 * weeks. A package or a full day may bring more than is wanted; nothing that is wanted is left out.
 *
 * @returns null where it cannot be bought by that rule.
 */
function buyGroup(needs: Needs, shop: Shop, rule: BuyingRule): Basket | null {
  let best: Basket | null = null;
  for (const lengths of packageSets(needs, shop, rule)) {
    const packages = packageBasket(lengths, shop, rule);
    const rest = new Map([...needs].map(([week, need]) => [week, left(need, lengths)] as const));
    const weeks = packages && coverNeeds(rest, shop, rule.weeks);
    if (packages !== null && weeks !== null) best = better(best, together(packages, weeks));
  }
  return best;
}

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

const isOf = ({ childId, season: { camp }, branch }: WishGroup, line: FamilyLine): boolean =>
  line.counts && line.childId === childId && line.branch === branch && line.selection?.season === camp.season;

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
