import type { Cents, DayRates, SeasonDiscount } from '@kidcode/school';
import { assert } from './assert';
import type { DayLength } from './selection';

/**
 * The rate for a day length. Either half of the day costs the half-day rate.
 *
 * @throws Error where this is not sold: the check of a school's data sees to a rate for all that is.
 */
export function rateForDay(rates: DayRates, duration: DayLength): Cents {
  const rate = duration === 'full_day' ? rates.fullDay : rates.halfDay;
  assert(rate !== undefined, `there is a price for the ${duration}`);
  return rate;
}

/**
 * The label of a sale.
 *
 * @returns an empty text where nothing is taken off.
 * @example discountLabel({ name: 'Winter Early Bird', percent: 15 }) // 'Winter Early Bird: 15% OFF applied'
 */
export const discountLabel = (discount: SeasonDiscount | null): string =>
  discount === null ? '' : `${discount.name}: ${discount.percent}% OFF applied`;
