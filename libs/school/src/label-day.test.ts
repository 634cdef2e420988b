import fc from 'fast-check';
import { labelDay, MONTH_NAMES, monthNumber } from './label-day';

describe('labelDay', () => {
  it.each([
    ['December 22, 2025 (2:00 PM - 4:00 PM) CST', '2025-12-22'],
    ['dec 5', '2030-12-05'],
    ['Jan 1, 2031', '2031-01-01'],
    ['February 29, 2028', '2028-02-29'],
  ])('reads %s as %s', (label, day) => {
    expect(labelDay(label, 2030)).toEqual({ ok: true, value: day });
  });

  it.each([
    ['Smarch 13', 'invalid-month'],
    ['', 'unparsable-date'],
    ['soon', 'unparsable-date'],
    ['February 30', 'unparsable-date'],
    ['March 1, 1999', 'unparsable-date'],
    [`March 1${' '.repeat(200)}`, 'unparsable-date'],
  ])('refuses "%s" with %s', (label, error) => {
    expect(labelDay(label, 2030)).toEqual({ ok: false, error });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (label) => {
        expect(typeof labelDay(label, 2030).ok).toBe('boolean');
      }),
    );
  });
});

it('knows months by name and by three letters', () => {
  for (const [index, name] of MONTH_NAMES.entries()) {
    expect([name, name.slice(0, 3), name.toUpperCase()].map(monthNumber)).toEqual(
      Array.from({ length: 3 }, () => index + 1),
    );
  }
  expect(['Ju', 'Sept', 'Smarch', ''].map(monthNumber)).toEqual([null, null, null, null]);
});
