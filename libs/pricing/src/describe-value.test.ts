import fc from 'fast-check';
import { describeValue } from './selection';

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
