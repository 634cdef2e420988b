import type { Cents, DayRates, SeasonDiscount } from '@kidcode/school';
import type { DayLength } from './selection';

/** The rate for a day length. Either half of the day costs the half-day rate. */
export const rateForDay = (rates: DayRates, duration: DayLength): Cents =>
  duration === 'full_day' ? rates.fullDay : rates.halfDay;

/**
 * The label of a sale.
 *
 * @returns an empty text where nothing is taken off.
 * @example discountLabel({ name: 'Winter Early Bird', percent: 15 }) // 'Winter Early Bird: 15% OFF applied'
 */
export const discountLabel = (discount: SeasonDiscount | null): string =>
  discount === null ? '' : `${discount.name}: ${discount.percent}% OFF applied`;
