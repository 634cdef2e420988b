import type { Cents } from '@kidcode/school';

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
