import fc from 'fast-check';
import { divideHalfUp } from './divide-half-up';

describe('divideHalfUp', () => {
  it.each([
    [0, 3, 0],
    [1, 2, 1],
    [5, 10, 1],
    [49, 100, 0],
    [50, 100, 1],
    [508, 3, 169],
    [9890, 20, 495],
    [7, 7, 1],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

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
