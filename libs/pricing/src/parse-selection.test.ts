import fc from 'fast-check';

import { parseSelection } from './parse-selection';
import {
  DAY_LENGTHS,
  PAYMENT_OPTIONS,
  PRICED_SEASONS,
  type RawSelection,
  type RegistrationSelection,
  type SelectionErrorCode,
} from './selection';
import { PRICED_CAMPS, quoteCamp } from './quote-camp';

const winterWeekly = { season: 'winter', registrationType: 'weekly' } as const;
const winterFull = { season: 'winter', registrationType: 'full_camp' } as const;
const summerMonthly = { season: 'summer', registrationType: 'monthly' } as const;

describe('parseSelection', () => {
  const day = { duration: 'full_day' } as const;
  it.each<[RawSelection, RegistrationSelection]>([
    [
      { ...winterWeekly, weeks: '1,2' },
      { ...winterWeekly, ...day, weeks: [1, 2] },
    ],
    [
      { ...winterWeekly, duration: 'second_half', paymentOption: '', weeks: ['2', 1, ' 2 '], months: '' },
      { ...winterWeekly, duration: 'second_half', weeks: [1, 2] },
    ],
    [
      { season: 'summer', registrationType: 'weekly', weeks: ' 10, 3 ', paymentOption: 'full' },
      { season: 'summer', registrationType: 'weekly', ...day, weeks: [3, 10] },
    ],
    [
      { ...winterWeekly, weeks: 2, duration: null },
      { ...winterWeekly, ...day, weeks: [2] },
    ],
    [
      { ...winterWeekly, weeks: '1', months: ' ' },
      { ...winterWeekly, ...day, weeks: [1] },
    ],
    [winterFull, { ...winterFull, ...day, paymentOption: 'full' }],
    [
      { ...winterFull, weeks: '1,2', paymentOption: 'monthly', months: [] },
      { ...winterFull, ...day, paymentOption: 'monthly' },
    ],
    [
      { ...summerMonthly, months: 'august,june,june' },
      { ...summerMonthly, ...day, months: [{ month: 'june' }, { month: 'august' }] },
    ],
    [
      { ...summerMonthly, months: ['july:12', { month: 'june', days: 20 }, { month: 'august', days: '3' }] },
      {
        ...summerMonthly,
        ...day,
        months: [{ month: 'june' }, { month: 'july', days: 12 }, { month: 'august', days: 3 }],
      },
    ],
  ])('reads %j', (raw, value) => {
    expect(parseSelection(raw)).toEqual({ ok: true, value });
  });

  it.each<[RawSelection, SelectionErrorCode, string]>([
    [{}, 'unknown-season', 'season with prices: winter, summer; got nothing'],
    [{ season: 'Winter' }, 'unknown-season', 'season with prices: winter, summer; got Winter'],
    [{ season: 'spring' }, 'season-without-prices', 'season with prices: winter, summer; got spring'],
    [
      { season: 'winter', registrationType: 'daily' },
      'unknown-registration-type',
      'registration type of the winter camp: full_camp, weekly; got daily',
    ],
    [
      { season: 'winter', registrationType: 'monthly', months: 'june' },
      'monthly-not-in-season',
      'registration type of the winter camp: full_camp, weekly; got monthly',
    ],
    [
      { ...winterFull, duration: '' },
      'unknown-duration',
      'duration: full_day, first_half, second_half; got an empty text',
    ],
    [
      { ...winterFull, paymentOption: '' },
      'unknown-payment-option',
      'payment option: full, monthly; got an empty text',
    ],
    [{ ...winterFull, paymentOption: 3 }, 'unknown-payment-option', 'payment option: full, monthly; got 3'],
    [
      { ...winterWeekly, weeks: '1', paymentOption: 'later' },
      'unknown-payment-option',
      'payment option: full, monthly; got later',
    ],
    [
      { ...winterWeekly, weeks: '1', paymentOption: 'monthly' },
      'payment-not-applicable',
      'payment option of weekly: full; got monthly',
    ],
    [
      { ...summerMonthly, months: 'june', paymentOption: 'monthly' },
      'payment-not-applicable',
      'payment option of monthly: full; got monthly',
    ],
    [{ ...winterWeekly, weeks: ' ' }, 'no-week', 'at least one week of the winter camp: 1, 2; got " "'],
    [winterWeekly, 'no-week', 'at least one week of the winter camp: 1, 2; got nothing'],
    [
      { ...winterWeekly, weeks: [] },
      'no-week',
      'at least one week of the winter camp: 1, 2; got an empty list',
    ],
    [{ ...winterWeekly, weeks: '1,3' }, 'unknown-week', 'weeks of the winter camp: 1, 2; got 3'],
    [{ ...winterWeekly, weeks: 'abc' }, 'unknown-week', 'weeks of the winter camp: 1, 2; got abc'],
    [{ ...winterWeekly, weeks: '1,,2' }, 'unknown-week', 'weeks of the winter camp: 1, 2; got an empty text'],
    [{ ...winterWeekly, weeks: [1.5] }, 'unknown-week', 'weeks of the winter camp: 1, 2; got 1.5'],
    [{ ...winterWeekly, weeks: {} }, 'unknown-week', 'weeks of the winter camp: 1, 2; got an object'],
    [
      { season: 'summer', registrationType: 'weekly', weeks: '11' },
      'unknown-week',
      'weeks of the summer camp: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10; got 11',
    ],
    [
      { ...winterFull, weeks: '1' },
      'weeks-not-applicable',
      'no weeks with full_camp, which has all of them: 1, 2; got 1',
    ],
    [
      { ...winterFull, weeks: [1, 3] },
      'weeks-not-applicable',
      'no weeks with full_camp, which has all of them: 1, 2; got 1, 3',
    ],
    [
      { ...summerMonthly, months: 'june', weeks: [1] },
      'weeks-not-applicable',
      'no weeks with monthly; got 1',
    ],
    [
      { ...winterWeekly, weeks: '1', months: 'june' },
      'months-not-applicable',
      'no months with weekly; got june',
    ],
    [{ ...winterFull, months: ['june'] }, 'months-not-applicable', 'no months with full_camp; got june'],
    [summerMonthly, 'no-month', 'at least one month of the summer camp: june, july, august; got nothing'],
    [
      { ...summerMonthly, months: 'june,may' },
      'unknown-month',
      'months of the summer camp: june, july, august; got may',
    ],
    [
      { ...summerMonthly, months: [{}] },
      'unknown-month',
      'months of the summer camp: june, july, august; got nothing',
    ],
    [{ ...summerMonthly, months: 'august:11' }, 'unknown-month-days', '1 to 10 camp days in August; got 11'],
    [{ ...summerMonthly, months: 'june:0' }, 'unknown-month-days', '1 to 20 camp days in June; got 0'],
    [{ ...summerMonthly, months: 'june:x' }, 'unknown-month-days', '1 to 20 camp days in June; got x'],
    [{ ...summerMonthly, months: 'june:3,june' }, 'month-repeated', 'one number of days for June; got 20'],
  ])('refuses %j as %s', (raw, code, message) => {
    expect(parseSelection(raw)).toMatchObject({ ok: false, error: { code, message: `expected ${message}` } });
  });

  it.each([undefined, null, 7, 'weekly', () => 1])('refuses %p in place of a selection', (raw) => {
    const result = parseSelection(raw as RawSelection);
    expect(result).toMatchObject({ ok: false, error: { code: 'not-a-selection', field: 'selection' } });
  });

  it('names the field that was refused', () => {
    expect(parseSelection({ ...winterWeekly, weeks: '9' })).toMatchObject({ error: { field: 'weeks' } });
    expect(parseSelection({ season: 'fall' })).toMatchObject({ error: { field: 'season' } });
  });
});

const runs = { seed: 20251201, numRuns: 2000 };

describe('parseSelection, whatever comes', () => {
  it('never throws, and what it accepts can be priced', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
    });
    const likely = (...values: unknown[]) =>
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, anything, fc.string());
    const raw = fc.record(
      {
        season: likely(...PRICED_SEASONS, 'spring'),
        registrationType: likely('full_camp', 'weekly', 'monthly'),
        duration: likely(...DAY_LENGTHS, undefined),
        paymentOption: likely(...PAYMENT_OPTIONS, undefined, ''),
        weeks: likely('1,2', '2,1,1', [1], undefined, ''),
        months: likely('june', 'august:3,june', [{ month: 'july', days: 4 }], undefined, ''),
      },
      { requiredKeys: [] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: raw }, anything), (value) => {
        const result = parseSelection(value as RawSelection);
        if (!result.ok) {
          expect(result.error.message).toMatch(/^expected .+; got [^\n\r]+$/);
          return;
        }
        accepted += 1;
        expect(quoteCamp(result.value).originalPrice).toBeGreaterThan(0);
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it('reads its own output unchanged', () => {
    const weeks = PRICED_SEASONS.flatMap((season) =>
      PRICED_CAMPS[season].weeks.map((week) => ({ season, registrationType: 'weekly', weeks: [week] })),
    );
    const months = PRICED_CAMPS.summer.months.map(({ id: month }) => ({
      ...summerMonthly,
      months: [{ month, days: 3 }],
    }));
    for (const raw of [...weeks, ...months, winterFull]) {
      const once = parseSelection(raw);
      expect(once.ok && parseSelection(once.value)).toEqual(once);
    }
  });
});
