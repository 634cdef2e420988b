import { cents } from '@kidcode/school';
import type { Cents } from '@kidcode/school';
import { assert } from './assert';
import { multiplyPrice } from './multiply-price';

/**
 * A percentage of a price, rounded half up to a whole dollar: what an offer beyond the season's sale takes off (D-49).
 *
 * @param percent whole, 0 to 100.
 * @example percentShare(usd(254), 25) // usd(64)
 */
export const percentShare = (amount: Cents, percent: number): Cents =>
  multiplyPrice(amount, { times: percent, outOf: 100 }, 'dollar');

/**
 * Spreads an amount over parts in proportion to them, to the cent; what rounding leaves over goes to the largest parts.
 *
 * @param amount not negative, at most what the parts add up to.
 * @returns as many amounts as there are parts; they add up to `amount`, none is above its part.
 */
export function spreadOver(amount: Cents, parts: readonly Cents[]): readonly Cents[] {
  const whole = parts.reduce<number>((sum, part) => sum + part, 0);
  assert(amount >= 0 && amount <= whole, 'what is spread is at most what it is spread over');
  if (whole === 0) return parts.map(() => cents(0));
  const floors = parts.map((part) => Math.floor((amount * part) / whole));
  const order = parts.map((_, index) => index).sort((a, b) => Number(parts[b]) - Number(parts[a]) || a - b);
  let rest = amount - floors.reduce((sum, part) => sum + part, 0);
  for (const index of order) {
    const room = Number(parts[index]) - Number(floors[index]);
    const more = Math.min(rest, room, 1);
    floors[index] = Number(floors[index]) + more;
    rest -= more;
  }
  return floors.map(cents);
}
