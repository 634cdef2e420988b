import type { Cents } from '@kidcode/school';
import fc from 'fast-check';

import { quoteCamp } from './quote-camp';
import { parseSelection } from './parse-selection';
import { describeValue, type MonthRequest, type RegistrationSelection } from './selection';

/** Only the compiler looks inside: the cases below must not be writable. */
const unwritable = (selection: RegistrationSelection): RegistrationSelection => selection;

const day = { duration: 'full_day' } as const;
const fullCamp = { ...day, season: 'winter', registrationType: 'full_camp', paymentOption: 'full' } as const;

describe('a registration selection', () => {
  it('cannot combine what does not belong together', () => {
    const cases = [
      // @ts-expect-error spring camp has no prices
      unwritable({ ...day, season: 'spring', registrationType: 'weekly', weeks: [1] }),
      // @ts-expect-error weekly registration needs weeks
      unwritable({ ...day, season: 'winter', registrationType: 'weekly' }),
      // @ts-expect-error weekly registration has no payment option
      unwritable({ ...day, season: 'winter', registrationType: 'weekly', weeks: [1], paymentOption: 'full' }),
      // @ts-expect-error a full camp names no weeks
      unwritable({ ...fullCamp, weeks: [1] }),
      // @ts-expect-error a full camp needs a payment option
      unwritable({ ...day, season: 'winter', registrationType: 'full_camp' }),
      // @ts-expect-error weeks are numbers once they are inside
      unwritable({ ...day, season: 'winter', registrationType: 'weekly', weeks: ['1'] }),
    ];
    expect(cases).toHaveLength(6);
  });

  it('names days of a month as a number or not at all', () => {
    // @ts-expect-error days are left out, not undefined
    const unset: MonthRequest = { month: 'june', days: undefined };
    expect(unset.month).toBe('june');
  });

  it('has to be parsed before it can be priced', () => {
    const parsed = parseSelection({ season: 'winter', registrationType: 'full_camp' });
    // @ts-expect-error the result has to be looked into first
    expect(() => quoteCamp(parsed)).toThrow();
    const price: Cents | undefined = parsed.ok ? quoteCamp(parsed.value).discountedPrice : undefined;
    expect(price).toBeDefined();
  });
});

describe('describeValue', () => {
  it.each<[unknown, string]>([
    ['abc', 'abc'],
    ['june:12', 'june:12'],
    ['two words', '"two words"'],
    ['two\nlines', '"two\\nlines"'],
    ['', 'an empty text'],
    [3, '3'],
    [Number.NaN, 'NaN'],
    [true, 'true'],
    [undefined, 'nothing'],
    [null, 'nothing'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
    [10n, 'a bigint'],
    [Symbol('x'), 'a symbol'],
    [() => 1, 'a function'],
    [[], 'an empty list'],
    [[1, '3', ['x']], '1, 3, a list'],
  ])('%p reads as %s', (value, expected) => {
    expect(describeValue(value)).toBe(expected);
  });

  it('cuts long texts and long lists short', () => {
    expect(describeValue('x'.repeat(1000))).toBe(`"${'x'.repeat(40)}…"`);
    expect(describeValue(Array.from({ length: 1000 }, () => 1))).toBe(
      '1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, …',
    );
  });

  it('is one line for every value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        expect(describeValue(value)).not.toMatch(/[\n\r]/);
      }),
      { seed: 20251201, numRuns: 500 },
    );
  });
});

it('says that there are more only where there are', () => {
  const list = (length: number) => describeValue(Array.from({ length }, (_, index) => index));
  expect([list(12).endsWith('11'), list(13).endsWith('11, …')]).toEqual([true, true]);
});
