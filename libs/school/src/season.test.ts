import fc from 'fast-check';

import { SMALL_SCHOOL } from '../test/small-school';
import { usd } from './money';
import { holdsOn } from './offer';
import {
  type CampRates,
  type Season,
  type SeasonSale,
  ratesOn,
  saleOn,
  seasonAt,
  editionOn,
  type CampEdition,
} from './season';
import { siteDay, addDays, type SiteDay } from './site-day';
import { arbitraryDay } from '../test/arbitrary-day';

const SEASON = SMALL_SCHOOL.SEASONS.find(({ sale }) => sale !== null) as Season;
const SALE = SEASON.sale as SeasonSale;

const price = (dollars: number): CampRates => ({
  ...SALE.rates,
  weekly: { fullDay: usd(dollars), halfDay: usd(dollars) },
});

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
    fc.property(
      fc.uniqueArray(arbitraryDay, { minLength: 1, maxLength: 5 }),
      arbitraryDay,
      (unordered, today) => {
        const days = [...unordered].sort();
        const sale = { ...SALE, later: days.map((from, index) => ({ from, rates: price(index + 10) })) };
        const begun = days.filter((from) => from <= today).length;
        expect(ratesOn(sale, today)).toEqual(begun === 0 ? SALE.rates : price(begun + 9));
        expect(saleOn(sale, today).rates).toBe(ratesOn(sale, today));
      },
    ),
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

const [BASE] = SMALL_SCHOOL.SEASONS[0]!.editions;

const edition = (id: string, firstDay: SiteDay, lastDay: SiteDay): CampEdition => ({
  ...BASE!,
  id,
  firstDay,
  lastDay,
});

const EDITIONS = [
  edition('one', siteDay('2025-12-22'), siteDay('2026-01-02')),
  edition('two', siteDay('2026-12-21'), siteDay('2027-01-01')),
];

/** Editions from the earliest to the latest, some of them on neighbouring days. */
const editions: fc.Arbitrary<readonly CampEdition[]> = fc
  .tuple(
    arbitraryDay,
    fc.array(fc.record({ pause: fc.integer({ min: 1, max: 400 }), days: fc.integer({ min: 0, max: 80 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([start, steps]) => {
    let next = start;
    return steps.map(({ pause, days }, index) => {
      const firstDay = addDays(next, pause);
      next = addDays(firstDay, days);
      return edition(`edition-${index}`, firstDay, next);
    });
  });

describe('editionOn', () => {
  it.each([
    ['2024-01-01', 'one', 'the next one, however far ahead', false],
    ['2025-12-21', 'one', 'the next one', false],
    ['2025-12-22', 'one', 'the one that begins', false],
    ['2026-01-02', 'one', 'the one that ends', false],
    ['2026-01-03', 'two', 'the next one', false],
    ['2027-01-01', 'two', 'the one that ends', false],
    ['2027-01-02', 'two', 'the latest as a look back', true],
    ['2050-01-01', 'two', 'the latest as a look back', true],
  ])('on %s it is %s: %s', (today, id, _reason, isOver) => {
    expect(editionOn(EDITIONS, siteDay(today))).toMatchObject({ edition: { id }, isOver });
  });

  it('without a day it is the latest, as if it lay ahead', () => {
    expect(editionOn(EDITIONS)).toEqual({ edition: EDITIONS[1], isOver: false });
  });

  it('stops at a season without an edition', () => {
    expect(() => editionOn([])).toThrow('school: a season has at least one edition');
  });

  it('never shows what is over while anything is not, and then the nearest', () => {
    fc.assert(
      fc.property(editions, fc.integer({ min: -30, max: 3000 }), (all, offset) => {
        const today = addDays(all[0]!.firstDay, offset);
        const { edition: shown, isOver } = editionOn(all, today);
        const left = all.filter(({ lastDay }) => lastDay >= today);
        expect(isOver).toBe(left.length === 0);
        expect(shown).toBe(left[0] ?? all.at(-1));
        const running = all.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
        if (running !== undefined) expect(shown).toBe(running);
      }),
      { seed: 20251201, numRuns: 500 },
    );
  });
});
