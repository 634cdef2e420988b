import fc from 'fast-check';
import { sumCents, usd, type CampRates } from '@kidcode/school';
import { PRICED_CAMPS, discountLabel, quoteCamp, rateForDay } from './quote-camp';
import { DAY_LENGTHS, PAYMENT_OPTIONS, PRICED_SEASONS } from './selection';
import type { MonthRequest, RegistrationSelection } from './selection';

const runs = { seed: 20251201, numRuns: 500 };

const SUMMER_MONTHS = PRICED_CAMPS.summer.months;

const season = fc.constantFrom(...PRICED_SEASONS);
const duration = fc.constantFrom(...DAY_LENGTHS);

const weeks = (from: readonly number[]) => fc.subarray([...from], { minLength: 1 });

const months = fc
  .subarray([...SUMMER_MONTHS], { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map(({ id: month, days: all }) =>
        fc.integer({ min: 1, max: all }).map((days): MonthRequest => ({ month, days })),
      ),
    ),
  );

const selection: fc.Arbitrary<RegistrationSelection> = fc.oneof(
  fc.record({
    season,
    registrationType: fc.constant('full_camp' as const),
    duration,
    paymentOption: fc.constantFrom(...PAYMENT_OPTIONS),
  }),
  season.chain((name) =>
    fc.record({
      season: fc.constant(name),
      registrationType: fc.constant('weekly' as const),
      duration,
      weeks: weeks(PRICED_CAMPS[name].weeks),
    }),
  ),
  fc.record({
    season: fc.constant('summer' as const),
    registrationType: fc.constant('monthly' as const),
    duration,
    months,
  }),
);

const rate = fc.integer({ min: 20, max: 9999 }).map(usd);
const dayRates = fc.record({ fullDay: rate, halfDay: rate });
const sale = fc.record({ name: fc.constant('Sale'), percent: fc.integer({ min: 0, max: 100 }) });

/** The current table, and any table that another year may bring. */
const rates: fc.Arbitrary<CampRates> = fc.oneof(
  fc.constantFrom(...PRICED_SEASONS.map((name) => PRICED_CAMPS[name].rates)),
  fc.record({
    fullCamp: dayRates,
    monthly: dayRates,
    weekly: dayRates,
    daysInRatedMonth: fc.constant(20),
    planPayments: fc.integer({ min: 1, max: 12 }),
    discount: fc.option(sale),
  }),
);

/** The price of a selection if the season had these rates. */
const quoteBy = (chosen: RegistrationSelection, table: CampRates) =>
  quoteCamp(chosen, { ...PRICED_CAMPS[chosen.season], rates: table });

const law = (holds: (chosen: RegistrationSelection, table: CampRates) => void) =>
  fc.assert(fc.property(selection, rates, holds), runs);

describe('every camp quote, whatever the rates', () => {
  it('has lines that add up to its total, the last of them the discount if there is one', () => {
    law((chosen, table) => {
      const quote = quoteBy(chosen, table);
      expect(sumCents(quote.lines.map(({ amount }) => amount))).toBe(quote.discountedPrice);
      const items = quote.lines.slice(0, table.discount === null ? undefined : -1);
      expect(sumCents(items.map(({ amount }) => amount))).toBe(quote.originalPrice);
      if (table.discount === null) return;
      expect(quote.lines.at(-1)?.label).toBe(discountLabel(table.discount));
      expect(quote.lines.at(-1)?.amount).toBeLessThanOrEqual(0);
    });
  });

  it('has a discounted price in whole dollars, the nearest to the exact one, a half going up', () => {
    law((chosen, table) => {
      const { originalPrice, discountedPrice } = quoteBy(chosen, table);
      const exactTimes100 = BigInt(originalPrice) * BigInt(100 - (table.discount?.percent ?? 0));
      expect(BigInt(discountedPrice)).toBe(((exactTimes100 + 5000n) / 10_000n) * 100n);
      expect(discountedPrice).toBeLessThanOrEqual(originalPrice);
    });
  });

  it('reports truthfully what the payments add up to', () => {
    law((chosen, table) => {
      const { payments, paymentsTotal, discountedPrice } = quoteBy(chosen, table);
      expect(paymentsTotal).toBe(sumCents(payments));
      expect(new Set(payments).size).toBe(1);
      const inParts = chosen.registrationType === 'full_camp' && chosen.paymentOption === 'monthly';
      expect(payments).toHaveLength(inParts ? table.planPayments : 1);
      // Each payment is at most half a dollar away from its exact share.
      expect(Math.abs(paymentsTotal - discountedPrice)).toBeLessThanOrEqual(50 * payments.length);
      if (!inParts) expect(paymentsTotal).toBe(discountedPrice);
    });
  });

  it('shows the percent that its two prices make', () => {
    law((chosen, table) => {
      const { originalPrice, discountedPrice, discountPercent } = quoteBy(chosen, table);
      const exact = 100 - (100 * discountedPrice) / originalPrice;
      expect(Math.abs(discountPercent - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
    });
  });

  it('breaks a monthly price into its months', () => {
    law((chosen, table) => {
      const { monthlyBreakdown, originalPrice } = quoteBy(chosen, table);
      if (chosen.registrationType !== 'monthly') expect(monthlyBreakdown).toEqual([]);
      else expect(sumCents(monthlyBreakdown.map(({ price }) => price))).toBe(originalPrice);
    });
  });

  it('never costs less with more weeks', () => {
    fc.assert(
      fc.property(season, duration, rates, fc.infiniteStream(fc.boolean()), (name, day, table, coin) => {
        const all = PRICED_CAMPS[name].weeks;
        const more = all.filter((week) => week === 1 || coin.next().value);
        const fewer = more.filter((week) => week === 1 || coin.next().value);
        const price = (chosen: readonly number[]) =>
          quoteBy({ season: name, registrationType: 'weekly', duration: day, weeks: chosen }, table);
        expect(price(more).discountedPrice).toBeGreaterThanOrEqual(price(fewer).discountedPrice);
        expect(price(more).originalPrice).toBeGreaterThanOrEqual(price(fewer).originalPrice);
      }),
      runs,
    );
  });

  it('never costs less with more days, and a whole month is never dearer than the rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SUMMER_MONTHS),
        duration,
        rates,
        ({ id: month, days: all }, day, table) => {
          const prices = Array.from({ length: all }, (_, index) => {
            const chosen = { season: 'summer', registrationType: 'monthly', duration: day } as const;
            return quoteBy({ ...chosen, months: [{ month, days: index + 1 }] }, table).originalPrice;
          });
          expect(prices).toEqual(prices.toSorted((a, b) => a - b));
          expect(prices.at(-1)).toBeLessThanOrEqual(rateForDay(table.monthly, day));
        },
      ),
      { ...runs, numRuns: 100 },
    );
  });
});
