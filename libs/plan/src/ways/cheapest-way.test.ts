import fc from 'fast-check';
import { quoteCamp, type DayLength, type PricedSeason, type RegistrationSelection } from '@kidcode/pricing';
import { usd, type CampRates } from '@kidcode/school';
import { arbitraryPlan } from '../../test/arbitrary-plan';
import {
  but,
  monthly,
  OPEN,
  planOf,
  SCHOOL as DEMO,
  weekly as fullWeeks,
  winterWeeks,
} from '../../test/plans';
import { coveredWeeks } from '../occupied';
import type { PlanItem } from '../plan';
import { planSeason, type PlanSchool, type PlanSeason } from '../plan-school';
import type { FamilyQuote } from '../family-quote';
import { cheapestWay } from './cheapest-way';
import { better, type Basket } from './purchase';

const runs = { seed: 20251201, numRuns: 250 };

/** Four weeks in two months, so that every combination can be tried out. */
function smallSchool(rates: CampRates): PlanSchool {
  const { camp, priced, offer, status } = OPEN.seasons.find(({ camp: { season } }) => season === 'summer')!;
  const weeks = camp.weeks.slice(0, 4);
  const months = [
    { ...camp.months[0]!, weeks: [1, 2], days: 10 },
    { ...camp.months[1]!, weeks: [3, 4], days: 10 },
  ];
  const season: PlanSeason = {
    camp: { ...camp, weeks, months },
    status,
    priced: { ...priced!, rates, weeks: [1, 2, 3, 4], months },
    offer: { ...offer!, weeks, openWeeks: [1, 2, 3, 4] },
  };
  return { ...OPEN, seasons: [season] };
}

const rate = fc.integer({ min: 20, max: 900 });
const dayRates = fc
  .tuple(rate, fc.integer({ min: 0, max: 900 }))
  .map(([half, more]) => ({ halfDay: usd(half), fullDay: usd(half + more) }));
const anyRates: fc.Arbitrary<CampRates> = fc.record({
  fullCamp: dayRates,
  monthly: dayRates,
  weekly: dayRates,
  daysInRatedMonth: fc.constant(20),
  planPayments: fc.integer({ min: 2, max: 5 }),
  discount: fc.constantFrom(null, { name: 'Sale', percent: 15 }, { name: 'Sale', percent: 33 }),
});

const SEASON = 'summer' as PricedSeason;
const weekly = (duration: DayLength, ...weeks: number[]) => but(fullWeeks(...weeks), { duration });

const LENGTHS: readonly DayLength[] = ['full_day', 'first_half', 'second_half'];

/** Every list that takes one of the options at each place. */
const product = <T>(places: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  places.reduce<readonly (readonly T[])[]>(
    (all, options) => all.flatMap((one) => options.map((next) => [...one, next])),
    [[]],
  );

type Bought = { readonly week: number; readonly length: DayLength; readonly by: 'weekly' | 'monthly' };

/** The price of the cheapest of all combinations, by trying each: packages or not, and each part of each week by week or month. */
function bruteForce(items: readonly PlanItem[], school: PlanSchool): number {
  const season = school.seasons[0]!;
  const pay = (selection: RegistrationSelection) => quoteCamp(selection, season.priced!).paymentsTotal;
  const wanted = (week: number, length: DayLength) =>
    items.some(
      (item) =>
        item.kind === 'camp' &&
        item.selection.duration === length &&
        (item.selection.registrationType === 'full_camp' ||
          (item.selection.registrationType === 'weekly' && item.selection.weeks.includes(week))),
    );
  const priceOf = (bought: readonly Bought[]) =>
    LENGTHS.reduce((sum, duration) => {
      const base = { season: SEASON, duration };
      const those = bought.filter(({ length }) => length === duration);
      const weeks = those.filter(({ by }) => by === 'weekly').map(({ week }) => week);
      const inMonth = (all: readonly number[]) =>
        those.filter(({ by, week }) => by === 'monthly' && all.includes(week)).length;
      const months = season.camp.months.flatMap(({ id, weeks: all }) =>
        inMonth(all) === 0 ? [] : [{ month: id, days: 5 * inMonth(all) }],
      );
      return (
        sum +
        (weeks.length === 0 ? 0 : pay({ ...base, registrationType: 'weekly', weeks })) +
        (months.length === 0 ? 0 : pay({ ...base, registrationType: 'monthly', months }))
      );
    }, 0);
  const packageSets = product(
    LENGTHS.map((length) => [[], [length]] as readonly (readonly DayLength[])[]),
  ).map((set) => set.flat());
  const prices = packageSets.map((packages) => {
    const packagePrice = packages.reduce(
      (sum, duration) =>
        sum +
        Math.min(
          ...(['full', 'monthly'] as const).map((paymentOption) =>
            pay({ season: SEASON, registrationType: 'full_camp', duration, paymentOption }),
          ),
        ),
      0,
    );
    const has = (length: DayLength) => packages.includes(length);
    const coverings = season.camp.weeks.map(({ number: week }) => {
      const each = (...lengths: DayLength[]) =>
        product(
          lengths.map((length) =>
            (['weekly', 'monthly'] as const).map((by): Bought => ({ week, length, by })),
          ),
        );
      if (has('full_day')) return [[]];
      if (wanted(week, 'full_day')) return each('full_day');
      const halves = LENGTHS.slice(1).filter((half) => wanted(week, half) && !has(half));
      const merged = wanted(week, 'first_half') && wanted(week, 'second_half') ? each('full_day') : [];
      return [...each(...halves), ...merged];
    });
    return packagePrice + Math.min(...product(coverings).map((all) => priceOf(all.flat())));
  });
  return Math.min(...prices);
}

const anyWishes = fc
  .record({
    full: fc.subarray([1, 2, 3, 4]),
    first: fc.subarray([1, 2, 3, 4]),
    second: fc.subarray([1, 2, 3, 4]),
  })
  .map(({ full, first, second }) =>
    [[full, 'full_day'] as const, [first, 'first_half'] as const, [second, 'second_half'] as const].flatMap(
      ([weeks, length]) => (weeks.length === 0 ? [] : [weekly(length, ...weeks)]),
    ),
  );

describe('the cheapest way', () => {
  it('costs what the best of all combinations costs', () => {
    fc.assert(
      fc.property(anyWishes, anyRates, (items, rates) => {
        const school = smallSchool(rates);
        const { cheapest } = cheapestWay(planOf(...items), school);
        expect(cheapest.toPay).toBe(items.length === 0 ? 0 : bruteForce(items, school));
      }),
      { ...runs, numRuns: 120 },
    );
  });

  it('of a family is each child’s and each center’s, and leaves out nothing', () => {
    fc.assert(
      fc.property(arbitraryPlan(OPEN, 3), (plan) => {
        const { ways, own, cheapest } = cheapestWay(plan, OPEN);
        expect(own).toMatchObject({ id: 'own', saving: 0, changes: [] });
        expect(ways).toContain(own);
        expect(ways[0]).toBe(cheapest);
        for (const { toPay, saving, quote } of ways) {
          expect(toPay).toBe(quote.dueTotal);
          expect(saving).toBe(own.toPay - toPay);
          expect(toPay).toBeGreaterThanOrEqual(cheapest.toPay);
        }
        const there = new Set(attended(cheapest.quote.lines));
        for (const part of attended(own.quote.lines)) expect(there).toContain(part);
      }),
      runs,
    );
  });

  /** Who is where in which half of which week; parts of months name none. */
  function attended(lines: FamilyQuote['lines']): readonly string[] {
    return lines.flatMap((line) => {
      const { selection, counts, childId, branch } = line;
      if (selection === null || !counts) return [];
      const months = selection.registrationType === 'monthly' ? selection.months : [];
      const halves = selection.duration === 'full_day' ? ['first_half', 'second_half'] : [selection.duration];
      const season = planSeason(OPEN, selection.season)!;
      const parts = months.flatMap(({ month, days }) =>
        days === undefined ? [] : season.camp.months.find(({ id }) => id === month)!.weeks,
      );
      // The first weeks of the month are those that a part of it takes over.
      return [...coveredWeeks(line, season).map(({ number }) => number), ...parts].flatMap((week) =>
        halves.map((half) => `${childId} ${branch} ${selection.season} ${week} ${half}`),
      );
    });
  }

  it('of two winter weeks at the demo is the choice itself, and beside it the package', () => {
    const { ways } = cheapestWay(planOf(winterWeeks(1, 2)), DEMO);
    expect(ways.map(({ id, toPay, saving }) => [id, toPay, saving])).toEqual([
      ['own', usd(508), 0],
      ['package', usd(508), 0],
    ]);
    expect(ways[1]!.changes.map(({ code }) => code)).toEqual(['whole-package', 'register-sooner']);
  });

  it('of ten summer weeks, where all is sold, says what changes', () => {
    const { ways } = cheapestWay(planOf(fullWeeks(1, 2, 3, 4, 5)), OPEN);
    expect(ways.map(({ id, toPay, changes }) => [id, toPay / 100, changes.map(({ code }) => code)])).toEqual([
      ['payments', 507, ['whole-package', 'more-weeks', 'in-payments']],
      ['package', 508, ['whole-package', 'more-weeks']],
      ['monthly', 1051, ['by-month', 'days-not-named']],
      ['own', 1271, []],
    ]);
  });

  it('buys two halves as one day, and nothing twice', () => {
    const halves = planOf(weekly('first_half', 1), weekly('second_half', 1));
    const school = smallSchool({
      fullCamp: { fullDay: usd(900), halfDay: usd(500) },
      monthly: { fullDay: usd(900), halfDay: usd(500) },
      weekly: { fullDay: usd(200), halfDay: usd(135) },
      daysInRatedMonth: 20,
      planPayments: 2,
      discount: null,
    });
    const { cheapest } = cheapestWay(halves, school);
    expect(cheapest.toPay).toBe(usd(200));
    expect(cheapest.changes).toMatchObject([{ code: 'full-day-for-halves', weeks: [1] }]);
    const twice = cheapestWay(planOf(fullWeeks(1), fullWeeks(1)), school);
    expect(twice.cheapest.changes.map(({ code }) => code)).toEqual(['not-twice']);
    expect(twice.cheapest.saving).toBe(usd(200));
  });

  it('leaves alone what it cannot buy: courses, parts of months, what is closed', () => {
    expect(cheapestWay(planOf(monthly({ month: 'june', days: 3 })), OPEN).ways.map(({ id }) => id)).toEqual([
      'own',
    ]);
    expect(cheapestWay(planOf(fullWeeks(1)), DEMO).ways.map(({ id }) => id)).toEqual(['own']);
    expect(cheapestWay({ children: [] }, DEMO).own.toPay).toBe(0);
  });
});

const basket = (toPay: number, registrations: number): Basket => ({
  selections: Array.from({ length: registrations }, (_, week) => ({
    season: 'winter',
    registrationType: 'weekly',
    duration: 'full_day',
    weeks: [week + 1],
  })),
  toPay,
});

it.each([
  ['what costs less', basket(500, 1), basket(400, 3), 1],
  ['of equals the one with fewer registrations', basket(500, 2), basket(500, 1), 1],
  ['of the very same the first', basket(500, 1), basket(500, 1), 0],
])('%s is better', (_fact, one, other, place) => {
  expect(better(one, other)).toBe([one, other][place]);
});
