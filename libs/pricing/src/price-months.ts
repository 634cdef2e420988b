import { rateForDay } from './camp-rates';
import type { CampRates } from './camp-rates';
import type { Cents } from './money';
import { multiplyPrice } from './multiply-price';
import { SUMMER_MONTHS } from './season-weeks';
import type { MonthlySelection, SummerMonth } from './selection';

/** One month of a quote: how many camp days, and their price before the discount. */
export type MonthPrice = { readonly month: SummerMonth; readonly days: number; readonly price: Cents };

/**
 * Prices each month of a monthly selection: the monthly rate for 20 camp days, a share of it for fewer, rounded
 * half up to a whole dollar. August has 10 camp days and so costs half. Specification 2, section 9; D-8, D-9.
 */
export function priceMonths({ months, duration }: MonthlySelection, rates: CampRates): readonly MonthPrice[] {
  const rate = rateForDay(rates.monthly, duration);
  return months.map(({ month, days = SUMMER_MONTHS[month].days }) => ({
    month,
    days,
    price: multiplyPrice(rate, { times: days, outOf: rates.daysInRatedMonth }, 'dollar'),
  }));
}
