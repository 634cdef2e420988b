import { usd } from './money';
import type { Cents } from './money';
import type { DayLength, PricedSeason } from './selection';

/** A price for the full day and one for either half of it. Whole dollars. */
export type DayRates = { readonly fullDay: Cents; readonly halfDay: Cents };

/** A season's sale: its name as parents read it, and the whole percent that every price is reduced by. */
export type SeasonDiscount = { readonly name: string; readonly percent: number };

/** Everything that a camp quote is made of. A new year's prices are a new table of this shape. */
export type CampRates = {
  /** For every week of the season. */
  readonly fullCamp: DayRates;
  /** For a month of `daysInRatedMonth` camp days; fewer days cost their share. */
  readonly monthly: DayRates;
  /** For each selected week. */
  readonly weekly: DayRates;
  /** How many camp days the monthly rate pays for. */
  readonly daysInRatedMonth: number;
  /** How many equal payments the monthly payment option of a full camp has. */
  readonly planPayments: number;
  readonly discount: Readonly<Record<PricedSeason, SeasonDiscount>>;
};

/** The one place where the price of a camp stands. Source: specification 2, section 9, Pricing. */
export const CAMP_RATES: CampRates = {
  fullCamp: { fullDay: usd(598), halfDay: usd(298) },
  monthly: { fullDay: usd(989), halfDay: usd(499) },
  weekly: { fullDay: usd(299), halfDay: usd(149) },
  daysInRatedMonth: 20,
  planPayments: 3,
  discount: {
    winter: { name: 'Winter Early Bird', percent: 15 },
    summer: { name: 'End of the Summer Sale', percent: 15 },
  },
};

/** The rate for a day length. Either half of the day costs the half-day rate. */
export const rateForDay = (rates: DayRates, duration: DayLength): Cents =>
  duration === 'full_day' ? rates.fullDay : rates.halfDay;

/**
 * The label of a season's discount.
 *
 * @example discountLabelOf('winter') // 'Winter Early Bird: 15% OFF applied'
 */
export function discountLabelOf(season: PricedSeason, rates: CampRates = CAMP_RATES): string {
  const { name, percent } = rates.discount[season];
  return `${name}: ${percent}% OFF applied`;
}
