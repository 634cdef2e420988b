import { subtractCents, sumCents } from '@kidcode/school';
import type { CampRates, Cents } from '@kidcode/school';
import { assert } from './assert';
import { discountLabel as labelOf } from './camp-rates';
import { checkSelection } from './check-selection';
import { multiplyPrice } from './multiply-price';
import { percentOff } from './percent-off';
import { priceLines } from './price-lines';
import type { QuoteLine } from './price-lines';
import { priceMonths } from './price-months';
import type { MonthPrice } from './price-months';
import { PRICED_CAMPS } from './priced-camps';
import type { PricedCamp } from './priced-camps';
import type { RegistrationSelection } from './selection';

/** The price of a camp registration, with its reasons. */
export type CampQuote = {
  readonly selection: RegistrationSelection;
  /** The numbers of the weeks that it covers; empty for a registration by month. */
  readonly weeks: readonly number[];
  /** Adds up to `discountedPrice`; with a sale, the last line is the discount, negative. */
  readonly lines: readonly QuoteLine[];
  readonly originalPrice: Cents;
  readonly discountedPrice: Cents;
  /** Whole percent between the two prices, as shown. */
  readonly discountPercent: number;
  /** Empty where the season has no sale. */
  readonly discountLabel: string;
  /** What is paid: one payment, or the equal payments of the monthly option. */
  readonly payments: readonly Cents[];
  /** What the payments add up to; whole-dollar thirds may miss the discounted price by a dollar (D-8). */
  readonly paymentsTotal: Cents;
  /** The months of a monthly registration before the discount; empty for the other types. */
  readonly monthlyBreakdown: readonly MonthPrice[];
};

function weeksOf(selection: RegistrationSelection, camp: PricedCamp): readonly number[] {
  if (selection.registrationType === 'weekly') return selection.weeks;
  return selection.registrationType === 'full_camp' ? camp.weeks : [];
}

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
 * @param camp rates, weeks and months of the season's edition; the latest one unless given.
 * @returns amounts in cents; the discount is taken once, on the total, and rounded to a whole dollar.
 * @throws Error on a selection that no parser lets through, or on a rate that is not in whole dollars.
 * @example quoteCamp({ season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1, 2] })
 *   // 598 dollars, 508 to pay
 */
export function quoteCamp(
  selection: RegistrationSelection,
  camp: PricedCamp = PRICED_CAMPS[selection.season],
): CampQuote {
  checkSelection(selection, camp);
  const { discount } = camp.rates;
  const items = priceLines(selection, camp);
  const originalPrice = sumCents(items.map(({ amount }) => amount));
  // A rate with cents would let rounding to a whole dollar turn the discount into a surcharge.
  assert(originalPrice > 0 && originalPrice % 100 === 0, 'camp rates are whole dollars above zero');
  const left = { times: 100 - (discount?.percent ?? 0), outOf: 100 };
  const discountedPrice = multiplyPrice(originalPrice, left, 'dollar');
  const discountLabel = labelOf(discount);
  const off = { label: discountLabel, amount: subtractCents(discountedPrice, originalPrice) };
  const payments = paymentsOf(selection, discountedPrice, camp.rates);
  return {
    selection,
    weeks: weeksOf(selection, camp),
    lines: discount === null ? items : [...items, off],
    originalPrice,
    discountedPrice,
    discountPercent: percentOff(originalPrice, discountedPrice),
    discountLabel,
    payments,
    paymentsTotal: sumCents(payments),
    monthlyBreakdown: selection.registrationType === 'monthly' ? priceMonths(selection, camp) : [],
  };
}
