import fc from 'fast-check';
import { cents } from '@kidcode/school';

import { formatMoney, formatPrice } from './rounding';

describe('formatMoney and formatPrice', () => {
  it.each([
    [50800, '$508.00', '$508'],
    [50750, '$507.50', '$507.50'],
    [5, '$0.05', '$0.05'],
    [50, '$0.50', '$0.50'],
    [0, '$0.00', '$0'],
    [-9000, '-$90.00', '-$90'],
    [-5, '-$0.05', '-$0.05'],
    [99999, '$999.99', '$999.99'],
    [247300, '$2473.00', '$2,473'],
    [123456789, '$1234567.89', '$1,234,567.89'],
  ])('%d cents are %s on the wire and %s on a page', (amount, wire, page) => {
    expect(formatMoney(cents(amount))).toBe(wire);
    expect(formatPrice(cents(amount))).toBe(page);
  });

  it('writes every amount so that it can be read back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = formatMoney(cents(amount));
        expect(text).toMatch(/^-?\$\d+\.\d\d$/);
        expect(BigInt(text.replace(/[$.]/g, ''))).toBe(BigInt(amount));
      }),
      { seed: 20251201, numRuns: 500 },
    );
  });
});
