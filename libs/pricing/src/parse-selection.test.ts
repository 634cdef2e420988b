import { parseSelection } from './parse-selection';
import type { RegistrationSelection, RawSelection, SelectionErrorCode } from './selection';

const winterWeekly = { season: 'winter', registrationType: 'weekly' };
const winterFull = { season: 'winter', registrationType: 'full_camp' };
const summerMonthly = { season: 'summer', registrationType: 'monthly' };

describe('parseSelection', () => {
  it.each<[RawSelection, RegistrationSelection]>([
    [
      { ...winterWeekly, weeks: '1,2' },
      { season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1, 2] },
    ],
    [
      { ...winterWeekly, duration: 'second_half', paymentOption: '', weeks: ['2', 1, ' 2 '], months: '' },
      { season: 'winter', registrationType: 'weekly', duration: 'second_half', weeks: [1, 2] },
    ],
    [
      { season: 'summer', registrationType: 'weekly', weeks: ' 10, 3 ', paymentOption: 'full' },
      { season: 'summer', registrationType: 'weekly', duration: 'full_day', weeks: [3, 10] },
    ],
    [
      { ...winterWeekly, weeks: 2, duration: null },
      { season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [2] },
    ],
    [
      winterFull,
      { season: 'winter', registrationType: 'full_camp', duration: 'full_day', paymentOption: 'full' },
    ],
    [
      { ...winterFull, weeks: '1,2', paymentOption: 'monthly', months: [] },
      { season: 'winter', registrationType: 'full_camp', duration: 'full_day', paymentOption: 'monthly' },
    ],
    [
      { ...summerMonthly, months: 'august,june,june' },
      {
        season: 'summer',
        registrationType: 'monthly',
        duration: 'full_day',
        months: [{ month: 'june' }, { month: 'august' }],
      },
    ],
    [
      { ...summerMonthly, months: ['july:12', { month: 'june', days: 20 }, { month: 'august', days: '3' }] },
      {
        season: 'summer',
        registrationType: 'monthly',
        duration: 'full_day',
        months: [{ month: 'june' }, { month: 'july', days: 12 }, { month: 'august', days: 3 }],
      },
    ],
  ])('reads %j', (raw, value) => {
    expect(parseSelection(raw)).toEqual({ ok: true, value });
  });

  it.each<[RawSelection, SelectionErrorCode, string]>([
    [{}, 'unknown-season', 'expected season with prices: winter, summer; got nothing'],
    [{ season: 'Winter' }, 'unknown-season', 'expected season with prices: winter, summer; got Winter'],
    [
      { season: 'spring' },
      'season-without-prices',
      'expected season with prices: winter, summer; got spring',
    ],
    [
      { season: 'winter', registrationType: 'daily' },
      'unknown-registration-type',
      'expected registration type of the winter camp: full_camp, weekly; got daily',
    ],
    [
      { season: 'winter', registrationType: 'monthly', months: 'june' },
      'monthly-not-in-season',
      'expected registration type of the winter camp: full_camp, weekly; got monthly',
    ],
    [
      { ...winterFull, duration: '' },
      'unknown-duration',
      'expected duration: full_day, first_half, second_half; got an empty text',
    ],
    [
      { ...winterFull, paymentOption: '' },
      'unknown-payment-option',
      'expected payment option: full, monthly; got an empty text',
    ],
    [
      { ...winterFull, paymentOption: 3 },
      'unknown-payment-option',
      'expected payment option: full, monthly; got 3',
    ],
    [
      { ...winterWeekly, weeks: '1', paymentOption: 'later' },
      'unknown-payment-option',
      'expected payment option: full, monthly; got later',
    ],
    [
      { ...winterWeekly, weeks: '1', paymentOption: 'monthly' },
      'payment-not-applicable',
      'expected payment option of weekly: full; got monthly',
    ],
    [
      { ...summerMonthly, months: 'june', paymentOption: 'monthly' },
      'payment-not-applicable',
      'expected payment option of monthly: full; got monthly',
    ],
    [winterWeekly, 'no-week', 'expected at least one week of the winter camp: 1, 2; got nothing'],
    [
      { ...winterWeekly, weeks: [] },
      'no-week',
      'expected at least one week of the winter camp: 1, 2; got an empty list',
    ],
    [{ ...winterWeekly, weeks: '1,3' }, 'unknown-week', 'expected weeks of the winter camp: 1, 2; got 3'],
    [{ ...winterWeekly, weeks: 'abc' }, 'unknown-week', 'expected weeks of the winter camp: 1, 2; got abc'],
    [
      { ...winterWeekly, weeks: '1,,2' },
      'unknown-week',
      'expected weeks of the winter camp: 1, 2; got an empty text',
    ],
    [{ ...winterWeekly, weeks: [1.5] }, 'unknown-week', 'expected weeks of the winter camp: 1, 2; got 1.5'],
    [
      { ...winterWeekly, weeks: {} },
      'unknown-week',
      'expected weeks of the winter camp: 1, 2; got an object',
    ],
    [
      { season: 'summer', registrationType: 'weekly', weeks: '11' },
      'unknown-week',
      'expected weeks of the summer camp: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10; got 11',
    ],
    [
      { ...winterFull, weeks: '1' },
      'weeks-not-applicable',
      'expected no weeks with full_camp, which has all of them: 1, 2; got 1',
    ],
    [
      { ...winterFull, weeks: [1, 3] },
      'weeks-not-applicable',
      'expected no weeks with full_camp, which has all of them: 1, 2; got 1, 3',
    ],
    [
      { ...summerMonthly, months: 'june', weeks: [1] },
      'weeks-not-applicable',
      'expected no weeks with monthly; got 1',
    ],
    [
      { ...winterWeekly, weeks: '1', months: 'june' },
      'months-not-applicable',
      'expected no months with weekly; got june',
    ],
    [
      { ...winterFull, months: ['june'] },
      'months-not-applicable',
      'expected no months with full_camp; got june',
    ],
    [
      summerMonthly,
      'no-month',
      'expected at least one month of the summer camp: june, july, august; got nothing',
    ],
    [
      { ...summerMonthly, months: 'june,may' },
      'unknown-month',
      'expected months of the summer camp: june, july, august; got may',
    ],
    [
      { ...summerMonthly, months: [{}] },
      'unknown-month',
      'expected months of the summer camp: june, july, august; got nothing',
    ],
    [
      { ...summerMonthly, months: 'august:11' },
      'unknown-month-days',
      'expected 1 to 10 camp days in August; got 11',
    ],
    [
      { ...summerMonthly, months: 'june:0' },
      'unknown-month-days',
      'expected 1 to 20 camp days in June; got 0',
    ],
    [
      { ...summerMonthly, months: 'june:x' },
      'unknown-month-days',
      'expected 1 to 20 camp days in June; got x',
    ],
    [
      { ...summerMonthly, months: 'june:3,june' },
      'month-repeated',
      'expected one number of days for June; got 20',
    ],
  ])('refuses %j as %s', (raw, code, message) => {
    expect(parseSelection(raw)).toMatchObject({ ok: false, error: { code, message } });
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

it('reads a field of blanks as one that was left out', () => {
  expect(parseSelection({ ...winterWeekly, weeks: '1', months: ' ' }).ok).toBe(true);
  expect(parseSelection({ ...winterWeekly, weeks: ' ' })).toMatchObject({
    ok: false,
    error: { code: 'no-week' },
  });
});
