import type { CenterId } from '@kidcode/branches';
import { quoteCamp } from '@kidcode/pricing';
import type {
  DayLength,
  MonthRequest,
  PaymentOption,
  RegistrationSelection,
  RegistrationType,
} from '@kidcode/pricing';
import type { CampMonth } from '@kidcode/school';
import type { FamilyLine } from '../family-quote';
import { coveredWeeks } from '../occupied';
import { isSold, planSeason, type PlanSchool, type PlanSeason, type SoldSeason } from '../plan-school';

/** Which parts of a week's days a child is to be there. Both halves are not the full day: nobody is there at noon. */
export type WeekNeed = Readonly<Record<DayLength, boolean>>;

/** What one child wants of one season at one center, whatever way it is bought. */
export type WishGroup = {
  readonly childId: string;
  readonly season: SoldSeason;
  readonly branch: CenterId;
  /** The lines that it is bought by in the parent's own choice. */
  readonly lines: readonly FamilyLine[];
  readonly needs: ReadonlyMap<number, WeekNeed>;
};

const NOTHING: WeekNeed = { full_day: false, first_half: false, second_half: false };

/** A part of a month names no weeks, so nobody knows how else it could be bought. */
export const namesItsWeeks = ({ selection }: FamilyLine): boolean =>
  selection?.registrationType !== 'monthly' || selection.months.every(({ days }) => days === undefined);

function needsOf(lines: readonly FamilyLine[], season: PlanSeason): ReadonlyMap<number, WeekNeed> {
  const needs = new Map<number, WeekNeed>();
  for (const line of lines) {
    const duration = line.selection?.duration ?? 'full_day';
    for (const { number } of coveredWeeks(line, season)) {
      needs.set(number, { ...(needs.get(number) ?? NOTHING), [duration]: true });
    }
  }
  return needs;
}

/** The wishes of a family that could be bought another way: camps that can be registered for, by child, season and center. */
export function wishGroups(lines: readonly FamilyLine[], school: PlanSchool): readonly WishGroup[] {
  const groups = new Map<string, FamilyLine[]>();
  for (const line of lines) {
    if (!line.counts || line.selection === null || !namesItsWeeks(line)) continue;
    const key = JSON.stringify([line.childId, line.selection.season, line.branch]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first?.entry.kind !== 'camp') return [];
    const { childId, entry } = first;
    const { branch, selection } = entry;
    const season = planSeason(school, selection.season, branch);
    if (season === undefined || !isSold(season)) return [];
    return [{ childId, season, branch, lines: own, needs: needsOf(own, season) }];
  });
}

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

/** The wanted weeks that a month can take over. */
type MonthChoice = { readonly month: CampMonth; readonly wanted: readonly number[] };

const monthChoices = (weeks: readonly number[], months: readonly CampMonth[]): readonly MonthChoice[] =>
  months
    .map((month) => ({ month, wanted: weeks.filter((week) => month.weeks.includes(week)) }))
    .filter(({ wanted }) => wanted.length > 0);

/** Each week has its share of the month's days, if that is a whole number. */
function requestOf({ month }: MonthChoice, weeks: number) {
  if (weeks === month.weeks.length) return { month: month.id };
  const days = (month.days / month.weeks.length) * weeks;
  return Number.isInteger(days) ? { month: month.id, days } : null;
}

/** Every way to let each month take over some of its weeks: none, one, up to all that are wanted. */
function splits(choices: readonly MonthChoice[], ways: WeekWays): readonly (readonly number[])[] {
  return choices.reduce<readonly (readonly number[])[]>(
    (before, { wanted }) => {
      const counts = [...wanted.keys(), wanted.length];
      const looked = ways === 'weekly' ? [0] : ways === 'monthly' ? [wanted.length] : counts;
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
  const isOpen = (week: number) => shop.season.offer.openWeeks.includes(week);
  let best: Basket | null = null;
  for (const split of splits(choices, ways)) {
    const parts = choices
      .map((choice, index) => ({ choice, count: split[index] ?? 0 }))
      .filter(({ count }) => count > 0);
    const months = parts.flatMap(({ choice, count }) => requestOf(choice, count) ?? []);
    const taken = parts.flatMap(({ choice, count }) => choice.wanted.slice(0, count));
    const rest = weeks.filter((week) => !taken.includes(week));
    const isSold = rest.length === 0 || (shop.sells('weekly', duration) && rest.every(isOpen));
    if (!isSold || months.length < parts.length) continue;
    const selections = [
      ...(rest.length === 0 ? [] : [shop.weekly(duration, rest)]),
      ...(months.length === 0 ? [] : [shop.monthly(duration, months)]),
    ];
    const toPay = selections.reduce((sum, selection) => sum + shop.toPay(selection), 0);
    best = better(best, { selections, toPay });
  }
  return best;
}

/** What can be bought of a season on the day, and what it costs; asked again, it answers from memory. */
export type Shop = {
  readonly season: SoldSeason;
  readonly sells: (type: RegistrationType, duration: DayLength) => boolean;
  /** What is really paid, which is a dollar off the price for some equal payments (D-8). */
  readonly toPay: (selection: RegistrationSelection) => number;
  readonly weekly: (duration: DayLength, weeks: readonly number[]) => RegistrationSelection;
  readonly monthly: (duration: DayLength, months: readonly MonthRequest[]) => RegistrationSelection;
  readonly fullCamp: (duration: DayLength, payment: PaymentOption) => RegistrationSelection;
};

/** Only the number of weeks makes the price, not which ones. */
function priceKey(selection: RegistrationSelection): string {
  switch (selection.registrationType) {
    case 'weekly':
      return `${selection.duration} ${selection.weeks.length}`;
    case 'monthly':
      return `${selection.duration} ${selection.months.map(({ month, days = 'all' }) => `${month} ${days}`).join()}`;
    case 'full_camp':
      return `${selection.duration} ${selection.paymentOption}`;
  }
}

/** Opens a season's shop; it is kept for all children of a family. */
export function shopOf(season: SoldSeason): Shop {
  const { offer, priced } = season;
  const prices = new Map<string, number>();
  const id = priced.season;
  return {
    season,
    sells: (type, duration) =>
      offer.registration === 'open' &&
      offer.types[type] === 'open' &&
      offer.durations.includes(duration) &&
      priced.types.includes(type),
    toPay: (selection) => {
      const key = priceKey(selection);
      const known = prices.get(key);
      if (known !== undefined) return known;
      const price = quoteCamp(selection, priced).paymentsTotal;
      prices.set(key, price);
      return price;
    },
    weekly: (duration, weeks) => ({ season: id, registrationType: 'weekly', duration, weeks }),
    monthly: (duration, months) => ({ season: id, registrationType: 'monthly', duration, months }),
    fullCamp: (duration, paymentOption) => ({
      season: id,
      registrationType: 'full_camp',
      duration,
      paymentOption,
    }),
  };
}
