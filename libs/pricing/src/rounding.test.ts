import { cents, usd } from '@kidcode/school';
import fc from 'fast-check';

import { divideHalfUp, formatMoney, formatPrice, multiplyPrice, percentOff, spreadOver } from './rounding';

describe('divideHalfUp', () => {
  it('agrees with exact arithmetic for every pair of numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 1e6 }), (numerator, denominator) => {
        const [n, d] = [BigInt(numerator), BigInt(denominator)];
        expect(BigInt(divideHalfUp(numerator, denominator))).toBe((2n * n + d) / (2n * d));
      }),
      { seed: 20251201, numRuns: 1000 },
    );
  });

  it.each([
    [-1, 2],
    [0.5, 2],
    [Number.MAX_SAFE_INTEGER + 1, 2],
  ])('does not divide %d', (numerator, denominator) => {
    expect(() => divideHalfUp(numerator, denominator)).toThrow('pricing: expected a whole number to divide');
  });

  it.each([0, -3, 1.5])('does not divide by %d', (denominator) => {
    expect(() => divideHalfUp(1, denominator)).toThrow('pricing: expected a whole divisor above zero');
  });
});

describe('multiplyPrice', () => {
  it.each([
    [989, { times: 10, outOf: 20 }, 495],
    [10, { times: 85, outOf: 100 }, 9],
    // 1.15 x 50 is 57.49999999999999 in binary fractions.
    [50, { times: 115, outOf: 100 }, 58],
  ])('rounds half a dollar up: %d x %j is %d', (price, factor, rounded) => {
    expect(multiplyPrice(usd(price), factor, 'dollar')).toBe(usd(rounded));
  });

  it('rounds to the cent where cents are asked for', () => {
    expect(multiplyPrice(usd(0.05), { times: 90, outOf: 100 }, 'cent')).toBe(cents(5));
    expect(multiplyPrice(usd(99.99), { times: 90, outOf: 100 }, 'cent')).toBe(cents(8999));
  });

  it('has no meaning for a negative amount', () => {
    expect(() => multiplyPrice(usd(-1), { times: 1, outOf: 3 }, 'dollar')).toThrow('pricing: ');
  });
});

describe('percentOff', () => {
  it.each([
    [598, 508, 15],
    [149, 127, 15],
    [320, 288, 10],
    [200, 199, 1],
    [1000, 996, 0],
    [100, 100, 0],
    [100, 0, 100],
  ])('from %d to %d dollars is %d percent', (original, discounted, percent) => {
    expect(percentOff(usd(original), usd(discounted))).toBe(percent);
  });

  it('knows no percent of nothing and no negative discount', () => {
    expect(() => percentOff(usd(0), usd(0))).toThrow('pricing: ');
    expect(() => percentOff(usd(10), usd(11))).toThrow('pricing: ');
  });
});

it('gives what rounding leaves over to the largest part', () => {
  expect(spreadOver(cents(1), [cents(100), cents(300)])).toEqual([0, 1]);
  expect(spreadOver(cents(1), [cents(200), cents(200)])).toEqual([1, 0]);
});

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
