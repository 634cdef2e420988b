import fc from 'fast-check';

import { SMALL_SCHOOL } from '../test/small-school';
import { usd } from './money';
import { holdsOn } from './offer';
import type { CampRates, Season, SeasonSale } from './season';
import { ratesOn, saleOn, seasonAt } from './season-at';
import { siteDay } from './site-day';

const SEASON = SMALL_SCHOOL.SEASONS.find(({ sale }) => sale !== null) as Season;
const SALE = SEASON.sale as SeasonSale;

const price = (dollars: number): CampRates => ({
  ...SALE.rates,
  weekly: { fullDay: usd(dollars), halfDay: usd(dollars) },
});
const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => siteDay(date.toISOString().slice(0, 10)));

it('a season without anything of its own is the very same at every branch', () => {
  fc.assert(fc.property(fc.string(), (branch) => seasonAt(SEASON, branch) === SEASON));
});

it('what one branch has of its own changes no other', () => {
  const own = { ...SEASON, at: { north: { sale: { ...SALE, rates: price(5) } } } };
  expect(seasonAt(own, 'north').sale?.rates.weekly.fullDay).toBe(usd(5));
  expect(seasonAt(own, 'north').editions).toBe(SEASON.editions);
  expect(seasonAt(own)).toBe(own);
  expect(seasonAt(own, 'south').sale).toBe(SALE);
});

it('rates hold from their day until the next ones do, and the first ones before all of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 5 }), day, (unordered, today) => {
      const days = [...unordered].sort();
      const sale = { ...SALE, later: days.map((from, index) => ({ from, rates: price(index + 10) })) };
      const begun = days.filter((from) => from <= today).length;
      expect(ratesOn(sale, today)).toEqual(begun === 0 ? SALE.rates : price(begun + 9));
      expect(saleOn(sale, today).rates).toBe(ratesOn(sale, today));
    }),
  );
});

it('without a day, and without a change, they are the first ones', () => {
  expect(ratesOn({ ...SALE, later: [{ from: siteDay('2025-01-01'), rates: price(1) }] })).toBe(SALE.rates);
  expect(saleOn(SALE, siteDay('2025-01-01'))).toBe(SALE);
});

it.each([
  [{}, '2025-12-01', true],
  [{ from: '2025-12-01' }, '2025-11-30', false],
  [{ from: '2025-12-01' }, '2025-12-01', true],
  [{ until: '2025-12-01' }, '2025-12-01', true],
  [{ until: '2025-12-01' }, '2025-12-02', false],
  [{ from: '2025-11-01', until: '2025-12-01' }, '2025-11-15', true],
])(
  'an offer of %j can be had on %s: %s',
  ({ from, until }: { from?: string; until?: string }, today, can) => {
    const period = { ...(from && { from: siteDay(from) }), ...(until && { until: siteDay(until) }) };
    expect(holdsOn(period, siteDay(today))).toBe(can);
  },
);
