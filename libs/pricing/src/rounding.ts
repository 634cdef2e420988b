import { cents, type Cents } from '@kidcode/school';

type Parts = { sign: string; dollars: string; cents: string };

function partsOf(amount: Cents): Parts {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return { sign: amount < 0 ? '-' : '', dollars: digits.slice(0, -2), cents: digits.slice(-2) };
}

/**
 * The price string of tokens and tables: '$' plus two decimals, no thousands separator, a minus before the
 * dollar sign. Specification 2, section 9. Formatted without Intl, so that it is the same everywhere.
 *
 * @example formatMoney(usd(508)) // '$508.00'
 */
export function formatMoney(amount: Cents): string {
  const { sign, dollars, cents } = partsOf(amount);
  return `${sign}$${dollars}.${cents}`;
}

/**
 * A price for a page: cents only when there are any, thousands grouped by commas.
 *
 * @example formatPrice(usd(508)) // '$508'
 * @example formatPrice(usd(507.5)) // '$507.50'
 * @example formatPrice(usd(2473)) // '$2,473'
 */
export function formatPrice(amount: Cents): string {
  const { sign, dollars, cents } = partsOf(amount);
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}$${grouped}${cents === '00' ? '' : `.${cents}`}`;
}

/**
 * Stops on a bug of the caller. Mistakes of a person are a `Result`, never this.
 *
 * @throws Error `pricing: {expectation}` when the condition does not hold.
 */
export function assert(condition: boolean, expectation: string): asserts condition {
  if (!condition) throw new Error(`pricing: ${expectation}`);
}

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

/** An exact factor: 85 out of 100, 12 days out of 20, 1 payment out of 3. Whole numbers, the second above zero. */
type Factor = { readonly times: number; readonly outOf: number };

/** The smallest amount that a price is rounded to, in cents. */
type RoundingUnit = 'dollar' | 'cent';

const UNIT_IN_CENTS: Record<RoundingUnit, number> = { dollar: 100, cent: 1 };

/**
 * The one place where a price is multiplied: `amount x times / outOf`, rounded half up to whole units,
 * computed in integers (D-8).
 *
 * @param amount the price in cents, not negative.
 * @param factor what to take of it.
 * @param unit round to whole dollars or whole cents.
 * @returns in cents, rounded to the unit.
 * @throws Error when the amount is negative or the factor is not made of whole numbers.
 * @example multiplyPrice(usd(598), { times: 85, outOf: 100 }, 'dollar') // usd(508)
 */
export function multiplyPrice(amount: Cents, factor: Factor, unit: RoundingUnit): Cents {
  const unitInCents = UNIT_IN_CENTS[unit];
  const units = divideHalfUp(amount * factor.times, factor.outOf * unitInCents);
  return cents(units * unitInCents);
}

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

/**
 * A percentage of a price, rounded half up to a whole dollar: what an offer beyond the season's sale takes off (D-49).
 *
 * @param percent whole, 0 to 100.
 * @returns in cents, whole dollars.
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
