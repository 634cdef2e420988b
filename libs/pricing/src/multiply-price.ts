import { divideHalfUp } from './divide-half-up';
import { cents } from '@kidcode/school';
import type { Cents } from '@kidcode/school';

/** An exact factor: 85 out of 100, 12 days out of 20, 1 payment out of 3. Whole numbers, the second above zero. */
export type Factor = { readonly times: number; readonly outOf: number };

/** The smallest amount that a price is rounded to, in cents. */
export type RoundingUnit = 'dollar' | 'cent';

const UNIT_IN_CENTS: Record<RoundingUnit, number> = { dollar: 100, cent: 1 };

/**
 * The one place where a price is multiplied: `amount x times / outOf`, rounded half up to whole units,
 * computed in integers (D-8).
 *
 * @param amount the price in cents, not negative.
 * @param factor what to take of it.
 * @param unit round to whole dollars or whole cents.
 * @throws Error when the amount is negative or the factor is not made of whole numbers.
 * @example multiplyPrice(usd(598), { times: 85, outOf: 100 }, 'dollar') // usd(508)
 */
export function multiplyPrice(amount: Cents, factor: Factor, unit: RoundingUnit): Cents {
  const unitInCents = UNIT_IN_CENTS[unit];
  const units = divideHalfUp(amount * factor.times, factor.outOf * unitInCents);
  return cents(units * unitInCents);
}
