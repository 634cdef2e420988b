import type { DayLength, PaymentOption } from '@kidcode/pricing';
import { better, coverWeeks, EMPTY_BASKET, together } from './cover-weeks';
import type { Basket, WeekWays } from './cover-weeks';
import type { WeekNeed } from './needs';
import type { Shop } from './purchase';

/** How wishes may be bought. */
export type BuyingRule = {
  readonly weeks: WeekWays;
  /** Whole packages: as they pay off, never, or wherever one is sold. */
  readonly packages: 'any' | 'never' | 'always';
  /** How a package is paid; null: whichever costs less. */
  readonly payment: PaymentOption | null;
};

const LENGTHS = ['full_day', 'first_half', 'second_half'] as const satisfies readonly DayLength[];

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

const both = ({ first_half, second_half }: WeekNeed): boolean => first_half && second_half;

/** Which of the weeks with both halves may be bought as full days: as many of each month as one likes, the first ones. */
function mergings(weeks: readonly number[], shop: Shop): readonly (readonly number[])[] {
  if (weeks.length === 0 || !shop.season.offer?.durations.includes('full_day')) return [[]];
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
  for (const merged of mergings(weeksWith(needs, both), shop)) {
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

/** Every set of packages that a rule allows. */
function packageSets(needs: Needs, shop: Shop, { packages }: BuyingRule): readonly (readonly DayLength[])[] {
  const wanted = LENGTHS.filter((length) => [...needs.values()].some((need) => need[length]));
  const sold = LENGTHS.filter((length) => shop.sells('full_camp', length));
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
  const options = shop.payments.filter((option) => payment === null || option === payment);
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
export function buyGroup(needs: Needs, shop: Shop, rule: BuyingRule): Basket | null {
  let best: Basket | null = null;
  for (const lengths of packageSets(needs, shop, rule)) {
    const packages = packageBasket(lengths, shop, rule);
    const rest = new Map([...needs].map(([week, need]) => [week, left(need, lengths)] as const));
    const weeks = packages && coverNeeds(rest, shop, rule.weeks);
    if (packages !== null && weeks !== null) best = better(best, together(packages, weeks));
  }
  return best;
}
