import { assert } from './assert';

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * Divides whole numbers and rounds to the nearest whole number, a half going up. Exact: only integers are
 * added and compared, so no binary fraction can tip a half the wrong way (D-8).
 *
 * @param numerator a safe integer, not negative.
 * @param denominator a safe integer above zero.
 * @throws Error when a number is outside its range.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  assert(isCount(numerator), `expected a whole number to divide, got ${numerator}`);
  assert(isCount(denominator) && denominator > 0, `expected a whole divisor above zero, got ${denominator}`);
  const rest = numerator % denominator;
  const whole = (numerator - rest) / denominator;
  return rest >= denominator - rest ? whole + 1 : whole;
}
