import type { DayLength, RegistrationSelection } from '@kidcode/pricing';
import type { CampMonth } from '@kidcode/school';
import type { Shop } from './purchase';

/** Registrations, and what is paid for them together. */
export type Basket = { readonly selections: readonly RegistrationSelection[]; readonly toPay: number };

export const EMPTY_BASKET: Basket = { selections: [], toPay: 0 };

export const together = (...baskets: readonly Basket[]): Basket => ({
  selections: baskets.flatMap(({ selections }) => selections),
  toPay: baskets.reduce((sum, { toPay }) => sum + toPay, 0),
});

/** The one that costs less; of equals the one with fewer registrations, then the first. */
export function better(one: Basket | null, other: Basket | null): Basket | null {
  if (one === null || other === null) return one ?? other;
  const gap = other.toPay - one.toPay || other.selections.length - one.selections.length;
  return gap < 0 ? other : one;
}

/** Which ways of buying weeks are looked at. */
export type WeekWays = 'any' | 'weekly' | 'monthly';

type MonthChoice = { readonly month: CampMonth; readonly wanted: readonly number[]; readonly most: number };

/** How many of the wanted weeks a month can take over: each has its share of the month's days, if that is a whole number. */
function monthChoices(weeks: readonly number[], months: readonly CampMonth[]): readonly MonthChoice[] {
  return months.flatMap((month) => {
    const wanted = weeks.filter((week) => month.weeks.includes(week));
    return wanted.length === 0 ? [] : [{ month, wanted, most: wanted.length }];
  });
}

function requestOf({ month }: MonthChoice, weeks: number) {
  if (weeks === month.weeks.length) return { month: month.id };
  const days = (month.days / month.weeks.length) * weeks;
  return Number.isInteger(days) ? { month: month.id, days } : null;
}

/** Every way to let each month take over some of its weeks: none, one, up to all that are wanted. */
function splits(choices: readonly MonthChoice[], ways: WeekWays): readonly (readonly number[])[] {
  return choices.reduce<readonly (readonly number[])[]>(
    (before, { most }) => {
      const counts = Array.from({ length: most + 1 }, (_, count) => count);
      const looked = ways === 'weekly' ? [0] : ways === 'monthly' ? [most] : counts;
      return before.flatMap((split) => looked.map((count) => [...split, count]));
    },
    [[]],
  );
}

/**
 * Buys weeks of one day length by the week, by the month, or some each: the best of all splits. Which weeks of a month
 * are bought by the month makes no price; the first ones are.
 *
 * @returns null where they cannot be bought.
 */
export function coverWeeks(
  weeks: readonly number[],
  duration: DayLength,
  shop: Shop,
  ways: WeekWays,
): Basket | null {
  if (weeks.length === 0) return EMPTY_BASKET;
  const choices = shop.sells('monthly', duration) ? monthChoices(weeks, shop.season.camp.months) : [];
  const isOpen = (week: number) => shop.season.offer?.openWeeks.includes(week) ?? false;
  let best: Basket | null = null;
  for (const split of splits(choices, ways)) {
    const requests = choices.map((choice, index) => requestOf(choice, split[index] ?? 0));
    const taken = new Set(choices.flatMap(({ wanted }, index) => wanted.slice(0, split[index] ?? 0)));
    const rest = weeks.filter((week) => !taken.has(week));
    const isSold = rest.length === 0 || (shop.sells('weekly', duration) && rest.every(isOpen));
    const months = requests.flatMap((request, index) =>
      (split[index] ?? 0) === 0 || request === null ? [] : [request],
    );
    if (!isSold || months.length < split.filter((count) => count > 0).length) continue;
    const selections = [
      ...(rest.length === 0 ? [] : [shop.weekly(duration, rest)]),
      ...(months.length === 0 ? [] : [shop.monthly(duration, months)]),
    ];
    const toPay = selections.reduce((sum, selection) => sum + shop.toPay(selection), 0);
    best = better(best, { selections, toPay });
  }
  return best;
}
