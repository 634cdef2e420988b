import { divideHalfUp } from './divide-half-up';
import type { Cents } from '@kidcode/school';

/**
 * The percent that a page shows beside a price: the difference as a share of the original price, rounded half
 * up to a whole percent. Specification 2, section 9.
 *
 * @param original the price before the discount, above zero.
 * @param discounted the price to pay, at most the original.
 * @throws Error when the original is zero or the discounted price is higher.
 * @example percentOff(usd(598), usd(508)) // 15
 */
export function percentOff(original: Cents, discounted: Cents): number {
  return divideHalfUp((original - discounted) * 100, original);
}
