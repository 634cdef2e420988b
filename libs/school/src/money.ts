import { assert } from './result';

declare const centsBrand: unique symbol;

/** An amount of money in whole US cents. Made only by `cents` and `usd`, so it is always a safe integer. */
export type Cents = number & { readonly [centsBrand]: true };

/**
 * Takes a number for an amount in cents.
 *
 * @param amount whole cents; negative for a discount.
 * @returns the same number, as an amount.
 * @throws Error when the number is not a safe integer.
 * @example cents(50800) // $508.00
 */
export function cents(amount: number): Cents {
  assert(Number.isSafeInteger(amount), `expected a whole number of cents, got ${amount}`);
  // Adding zero turns -0 into 0, so that equal amounts are the same value.
  return (amount + 0) as Cents;
}

/**
 * Takes a number of dollars, with at most two decimals, for an amount of money.
 *
 * The cents are read from the decimal digits: 0.29 x 100 in binary fractions is not 29.
 *
 * @param dollars US dollars, such as 598 or 287.5.
 * @returns in cents.
 * @throws Error when the number is not a whole number of cents.
 */
export function usd(dollars: number): Cents {
  const digits = dollars.toFixed(2);
  assert(Number(digits) === dollars, `expected dollars with at most two decimals, got ${dollars}`);
  return cents(Number(digits.replace('.', '')));
}

/** The amount in US dollars as a number, for output to programs (never for further arithmetic). */
// eslint-disable-next-line no-restricted-syntax -- another unit of the same price
export const toDollars = (amount: Cents): number => amount / 100;

/**
 * What the amounts add up to; nothing adds up to zero.
 *
 * @returns in cents.
 */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((total, amount) => total + amount, 0));

/**
 * What is left of `amount` after taking `part` away; negative when `part` is more.
 *
 * @returns in cents.
 */
export const subtractCents = (amount: Cents, part: Cents): Cents => cents(amount - part);
