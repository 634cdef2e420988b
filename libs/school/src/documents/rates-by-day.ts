import { addDays } from '../day-arithmetic';
import type { CampRates, DayRates, SeasonDiscount, SeasonSale } from '../season';
import { siteDay, type SiteDay } from '../site-day';
import type { RatesText, SeasonText } from './season-document';

/** Rates with some of them changed: what is not written stays. */
const withRates = (rates: RatesText, changed: RatesText): RatesText => ({
  'full camp': { ...rates['full camp'], ...changed['full camp'] },
  month: { ...rates.month, ...changed.month },
  week: { ...rates.week, ...changed.week },
});

const dayRates = (rate: RatesText['week']): DayRates => ({
  fullDay: rate?.['full day'],
  halfDay: rate?.['half day'],
});

/** The discount of a day; null on one on which it does not hold yet, or no more. */
function discountOn({ discount }: SeasonText, day: SiteDay | null): SeasonDiscount | null {
  if (discount === undefined) return null;
  const { name, percent, from, until } = discount;
  const hasBegun = from === undefined || (day !== null && from <= day);
  return hasBegun && (until === undefined || day === null || day <= until) ? { name, percent } : null;
}

/**
 * The rates of a season from its first day on, and each day on which they change: each change holds until the next, so that
 * there is no gap and nothing overlaps.
 *
 * @param own the prices of one center, which hold there whatever changes.
 */
export function ratesByDay(
  written: SeasonText,
  rates: RatesText,
  own: RatesText = {},
): Pick<SeasonSale, 'rates' | 'later'> {
  const changes = Object.entries(written['rates from'])
    .map(([day, changed]) => ({ from: siteDay(day), changed }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const on = (day: SiteDay | null): CampRates => {
    const changed = changes
      .filter(({ from }) => day !== null && from <= day)
      .reduce((before, change) => withRates(before, change.changed ?? {}), rates);
    const current = withRates(changed, own);
    return {
      fullCamp: dayRates(current['full camp']),
      monthly: dayRates(current.month),
      weekly: dayRates(current.week),
      daysInRatedMonth: written['days in a month'] ?? 20,
      planPayments: written.payments ?? 1,
      discount: discountOn(written, day),
    };
  };
  const { from, until } = written.discount ?? {};
  const days = [...changes.map((change) => change.from), from, until && addDays(until, 1)]
    .filter((day) => day !== undefined)
    .sort();
  const later = [...new Set(days)].map((day) => ({ from: day, rates: on(day) }));
  return { rates: on(null), ...(later.length > 0 && { later }) };
}
