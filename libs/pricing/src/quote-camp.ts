import { assert } from './assert';
import { CAMP_RATES, discountLabelOf } from './camp-rates';
import type { CampRates } from './camp-rates';
import { checkSelection } from './check-selection';
import { subtractCents, sumCents } from './money';
import type { Cents } from './money';
import { multiplyPrice } from './multiply-price';
import { percentOff } from './percent-off';
import { priceLines } from './price-lines';
import type { QuoteLine } from './price-lines';
import { priceMonths } from './price-months';
import type { MonthPrice } from './price-months';
import type { RegistrationSelection } from './selection';

/** The price of a camp registration, with its reasons. */
export type CampQuote = {
  readonly selection: RegistrationSelection;
  /** Adds up to `discountedPrice`; the last line is the discount, negative. */
  readonly lines: readonly QuoteLine[];
  readonly originalPrice: Cents;
  readonly discountedPrice: Cents;
  /** Whole percent between the two prices, as shown. */
  readonly discountPercent: number;
  readonly discountLabel: string;
  /** What is paid: one payment, or the equal payments of the monthly option. */
  readonly payments: readonly Cents[];
  /** What the payments add up to; whole-dollar thirds may miss the discounted price by a dollar (D-8). */
  readonly paymentsTotal: Cents;
  /** The months of a monthly registration before the discount; empty for the other types. */
  readonly monthlyBreakdown: readonly MonthPrice[];
};

function paymentsOf(selection: RegistrationSelection, price: Cents, rates: CampRates): readonly Cents[] {
  const inParts = selection.registrationType === 'full_camp' && selection.paymentOption === 'monthly';
  if (!inParts) return [price];
  const part = multiplyPrice(price, { times: 1, outOf: rates.planPayments }, 'dollar');
  return Array.from({ length: rates.planPayments }, () => part);
}

/**
 * The price of a camp registration: page, terminal, server and token all take it from here. Specification 2,
 * section 9, Pricing; rounding as D-8. It prices every cell of the table; what a season offers is a booking
 * rule (D-11).
 *
 * @param selection made by `parseSelection` or of the same shape.
 * @param rates whole-dollar rates; the current ones unless given.
 * @returns amounts in cents; the discount is taken once, on the total, and rounded to a whole dollar.
 * @throws Error on a selection that no parser lets through, or on a rate that is not in whole dollars.
 * @example quoteCamp({ season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1, 2] })
 *   // 598 dollars, 508 to pay
 */
export function quoteCamp(selection: RegistrationSelection, rates: CampRates = CAMP_RATES): CampQuote {
  checkSelection(selection);
  const items = priceLines(selection, rates);
  const originalPrice = sumCents(items.map(({ amount }) => amount));
  // A rate with cents would let rounding to a whole dollar turn the discount into a surcharge.
  assert(originalPrice > 0 && originalPrice % 100 === 0, 'camp rates are whole dollars above zero');
  const { percent } = rates.discount[selection.season];
  const discountedPrice = multiplyPrice(originalPrice, { times: 100 - percent, outOf: 100 }, 'dollar');
  const discountLabel = discountLabelOf(selection.season, rates);
  const payments = paymentsOf(selection, discountedPrice, rates);
  return {
    selection,
    lines: [...items, { label: discountLabel, amount: subtractCents(discountedPrice, originalPrice) }],
    originalPrice,
    discountedPrice,
    discountPercent: percentOff(originalPrice, discountedPrice),
    discountLabel,
    payments,
    paymentsTotal: sumCents(payments),
    monthlyBreakdown: selection.registrationType === 'monthly' ? priceMonths(selection, rates) : [],
  };
}
