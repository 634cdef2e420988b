import { siteDay, toDollars, usd, type Season } from '@kidcode/school';
import { SEASONS } from '@kidcode/current-school';

import { discountLabel, PRICED_CAMPS, pricedCamp, pricedCamps, quoteCamp } from './quote-camp';
import { formatMoney } from './rounding';
import {
  isPricedSeason,
  PRICED_SEASONS,
  type DayLength,
  type MonthRequest,
  type PricedSeason,
  type RegistrationSelection,
} from './selection';

const fullCamp = (
  season: PricedSeason,
  duration: DayLength,
  paymentOption: 'full' | 'monthly' = 'full',
): RegistrationSelection => ({ season, registrationType: 'full_camp', duration, paymentOption });

const weekly = (season: PricedSeason, duration: DayLength, ...weeks: number[]): RegistrationSelection => ({
  season,
  registrationType: 'weekly',
  duration,
  weeks,
});

const monthly = (duration: DayLength, ...months: MonthRequest[]): RegistrationSelection => ({
  season: 'summer',
  registrationType: 'monthly',
  duration,
  months,
});

const summary = (selection: RegistrationSelection) => {
  const quote = quoteCamp(selection);
  return [toDollars(quote.originalPrice), toDollars(quote.discountedPrice)];
};

describe('quoteCamp', () => {
  it.each<[RegistrationSelection, number, number]>([
    [fullCamp('winter', 'full_day'), 598, 508],
    [fullCamp('winter', 'first_half'), 298, 253],
    [fullCamp('winter', 'second_half'), 298, 253],
    [fullCamp('summer', 'full_day'), 598, 508],
    [fullCamp('summer', 'second_half'), 298, 253],
    [weekly('winter', 'full_day', 1), 299, 254],
    [weekly('winter', 'full_day', 1, 2), 598, 508],
    [weekly('winter', 'first_half', 2), 149, 127],
    [weekly('winter', 'second_half', 1, 2), 298, 253],
    [weekly('summer', 'full_day', 3, 7, 10), 897, 762],
    [weekly('summer', 'full_day', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 2990, 2542],
    [weekly('summer', 'first_half', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 1490, 1267],
    [monthly('full_day', { month: 'june' }), 989, 841],
    [monthly('first_half', { month: 'july' }), 499, 424],
    [monthly('full_day', { month: 'august' }), 495, 421],
    [monthly('second_half', { month: 'august' }), 250, 213],
    [monthly('full_day', { month: 'june' }, { month: 'july' }, { month: 'august' }), 2473, 2102],
    [monthly('first_half', { month: 'june' }, { month: 'july' }, { month: 'august' }), 1248, 1061],
    [monthly('full_day', { month: 'june', days: 1 }), 49, 42],
    [monthly('full_day', { month: 'june', days: 12 }), 593, 504],
    [monthly('full_day', { month: 'june', days: 20 }), 989, 841],
    [monthly('first_half', { month: 'august', days: 5 }), 125, 106],
  ])('%j costs $%d, reduced to $%d', (selection, original, discounted) => {
    expect(summary(selection)).toEqual([original, discounted]);
  });

  it('takes the discount on the total, not on each week', () => {
    // Three weeks: 15 % off 447 is 379.95, so 380; week by week it would be 3 x 127 = 381.
    expect(summary(weekly('summer', 'first_half', 1, 2, 3))).toEqual([447, 380]);
  });

  it.each([
    ['full_day', 508, 169, 507],
    ['first_half', 253, 84, 252],
  ] as const)(
    'splits a %s full camp of $%d into 3 payments of $%d, $%d in all',
    (duration, price, part, total) => {
      const quote = quoteCamp(fullCamp('summer', duration, 'monthly'));
      expect(quote.discountedPrice).toBe(usd(price));
      expect(quote.payments).toEqual([usd(part), usd(part), usd(part)]);
      expect(quote.paymentsTotal).toBe(usd(total));
    },
  );

  it('explains two weeks of winter camp line by line', () => {
    const lines = quoteCamp(weekly('winter', 'full_day', 1, 2)).lines;
    expect(lines.map(({ label, amount }) => `${label}: ${formatMoney(amount)}`)).toEqual([
      'Week 1 of winter camp, full day: $299.00',
      'Week 2 of winter camp, full day: $299.00',
      'Winter Early Bird: 15% OFF applied: -$90.00',
    ]);
  });

  // A season's file was its name: weeks of 'Teen Lab' in teens.yaml were weeks of 'teens camp'.
  it('names the season as the school does', () => {
    const [line] = quoteCamp(weekly('winter', 'full_day', 1), {
      ...PRICED_CAMPS.winter,
      title: 'Teen Lab',
    }).lines;
    expect(line?.label).toBe('Week 1 of teen lab, full day');
  });

  it('explains a full camp in one line and its discount', () => {
    expect(quoteCamp(fullCamp('winter', 'full_day')).lines).toEqual([
      { label: 'Full camp, full day', amount: usd(598) },
      { label: 'Winter Early Bird: 15% OFF applied', amount: usd(-90) },
    ]);
  });

  it('explains months by their days', () => {
    const quote = quoteCamp(monthly('first_half', { month: 'june' }, { month: 'august', days: 1 }));
    expect(quote.lines.map(({ label }) => label)).toEqual([
      'June, first half of the day, 20 days',
      'August, first half of the day, 1 day',
      'End of the Summer Sale: 15% OFF applied',
    ]);
    expect(quote.monthlyBreakdown).toEqual([
      { month: 'june', name: 'June', days: 20, price: usd(499) },
      { month: 'august', name: 'August', days: 1, price: usd(25) },
    ]);
  });

  it('keeps the selection and has no months where none were chosen', () => {
    const selection = weekly('winter', 'second_half', 2);
    expect(quoteCamp(selection)).toMatchObject({
      selection,
      monthlyBreakdown: [],
      discountLabel: 'Winter Early Bird: 15% OFF applied',
      lines: [{ label: 'Week 2 of winter camp, second half of the day' }, {}],
    });
  });

  it('takes nothing off and says nothing of a discount where there is no sale', () => {
    const camp = PRICED_CAMPS.winter;
    const quote = quoteCamp(weekly('winter', 'full_day', 2), {
      ...camp,
      rates: { ...camp.rates, discount: null },
    });
    expect(quote).toMatchObject({
      originalPrice: usd(299),
      discountedPrice: usd(299),
      discountPercent: 0,
      discountLabel: '',
      lines: [{ label: 'Week 2 of winter camp, full day', amount: usd(299) }],
    });
    expect(quote.lines).toHaveLength(1);
  });

  it.each<[string, RegistrationSelection]>([
    ['june has 1 to 0 camp days, got 1', { ...monthly('full_day', { month: 'june' }), season: 'winter' }],
    ['may has 1 to 0 camp days, got 1', monthly('full_day', { month: 'may' })],
    ['names at least one week', weekly('winter', 'full_day')],
    ['names each week once', weekly('winter', 'full_day', 1, 1)],
    ['names weeks of the winter camp', weekly('winter', 'full_day', 3)],
    ['names at least one month', monthly('full_day')],
    ['names each month once', monthly('full_day', { month: 'june' }, { month: 'june', days: 2 })],
    ['august has 1 to 10 camp days, got 11', monthly('full_day', { month: 'august', days: 11 })],
    ['june has 1 to 20 camp days, got 0', monthly('full_day', { month: 'june', days: 0 })],
    ['june has 1 to 20 camp days, got 1.5', monthly('full_day', { month: 'june', days: 1.5 })],
  ])('meets a bug where the selection breaks the rule "%s"', (rule, selection) => {
    expect(() => quoteCamp(selection)).toThrow(new RegExp(`^pricing: .*${rule}`));
  });

  it.each([usd(299.5), usd(0)])('meets a bug in a table with a rate of %d cents', (fullDay) => {
    const camp = PRICED_CAMPS.winter;
    const rates = { ...camp.rates, weekly: { fullDay, halfDay: fullDay } };
    expect(() => quoteCamp(weekly('winter', 'full_day', 1), { ...camp, rates })).toThrow(
      'pricing: camp rates are whole dollars above zero',
    );
  });
});

describe('discountLabel', () => {
  it('says the percent of the sale it is given', () => {
    expect(discountLabel({ name: 'Snow Sale', percent: 20 })).toBe('Snow Sale: 20% OFF applied');
  });
});

/** The first season of the school with some of its facts changed. */
const seasonWith = (changes: Partial<Season> = {}): Season => ({ ...SEASONS[0], ...changes });

describe('the seasons with prices', () => {
  it('are winter with weeks 1 and 2, and summer with weeks 1 to 10 in three months', () => {
    expect(PRICED_SEASONS).toEqual(['winter', 'summer']);
    expect(PRICED_CAMPS.winter).toMatchObject({ weeks: [1, 2], months: [], types: ['full_camp', 'weekly'] });
    expect(PRICED_CAMPS.summer).toMatchObject({
      weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      months: [
        { id: 'june', days: 20 },
        { id: 'july', days: 20 },
        { id: 'august', days: 10 },
      ],
      types: ['full_camp', 'weekly', 'monthly'],
    });
  });

  it('are known by their exact id', () => {
    expect(PRICED_SEASONS.every(isPricedSeason)).toBe(true);
    expect(['spring', 'Winter', '', undefined].some(isPricedSeason)).toBe(false);
  });

  it('keep their prices when they are over: staff still price them (D-33, D-50)', () => {
    expect(pricedCamps(siteDay('2030-01-01'))).toEqual(PRICED_CAMPS);
  });
});

describe('pricedCamp', () => {
  const [base] = seasonWith().editions;
  const later = {
    ...base!,
    id: 'winter-2026',
    year: 2026,
    firstDay: siteDay('2026-12-21'),
    lastDay: siteDay('2027-01-01'),
    weeks: base!.weeks.slice(0, 1),
  };
  const season: Season = seasonWith({ editions: [base!, later] });

  it('takes the weeks of the edition that the day is about', () => {
    expect(pricedCamp(season, siteDay('2026-01-02'))?.weeks).toEqual([1, 2]);
    expect(pricedCamp(season, siteDay('2026-01-03'))?.weeks).toEqual([1]);
  });

  it('is null while the season has no prices', () => {
    expect(pricedCamp(seasonWith({ sale: null }))).toBeNull();
  });
});
