import type { Cents } from '@kidcode/school';
import { assert } from './assert';
import { rateForDay } from './camp-rates';
import { multiplyPrice } from './multiply-price';
import type { PricedCamp } from './priced-camps';
import type { MonthlySelection } from './selection';

/** One month of a quote: its id and name, how many camp days, and their price before the discount. */
export type MonthPrice = {
  readonly month: string;
  readonly name: string;
  readonly days: number;
  readonly price: Cents;
};

/**
 * Prices each month of a monthly selection: the monthly rate for `daysInRatedMonth` camp days, a share of it for
 * fewer, rounded half up to a whole dollar. Specification 2, section 9; D-8, D-9.
 */
export function priceMonths({ months, duration }: MonthlySelection, camp: PricedCamp): readonly MonthPrice[] {
  const rate = rateForDay(camp.rates.monthly, duration);
  return months.map((request) => {
    const facts = camp.months.find(({ id }) => id === request.month);
    assert(facts !== undefined, `${request.month} is a month of the ${camp.season} camp`);
    const { days = facts.days } = request;
    const price = multiplyPrice(rate, { times: days, outOf: camp.rates.daysInRatedMonth }, 'dollar');
    return { month: request.month, name: facts.name, days, price };
  });
}
