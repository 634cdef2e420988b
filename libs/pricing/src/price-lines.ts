import type { Cents } from '@kidcode/school';
import { rateForDay } from './camp-rates';
import { priceMonths } from './price-months';
import type { PricedCamp } from './priced-camps';
import type { DayLength, RegistrationSelection } from './selection';

/** One line of a quote, as a parent reads it; a discount has a negative amount. */
export type QuoteLine = { readonly label: string; readonly amount: Cents };

const DAY_LABELS: Record<DayLength, string> = {
  full_day: 'full day',
  first_half: 'first half of the day',
  second_half: 'second half of the day',
};

const countDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/**
 * What a selection is made of, before the discount: one line for a full camp, else one per week or per month.
 * Specification 2, section 9, Pricing.
 */
export function priceLines(selection: RegistrationSelection, camp: PricedCamp): readonly QuoteLine[] {
  const { rates } = camp;
  const day = DAY_LABELS[selection.duration];
  switch (selection.registrationType) {
    case 'full_camp':
      return [{ label: `Full camp, ${day}`, amount: rateForDay(rates.fullCamp, selection.duration) }];
    case 'weekly':
      return selection.weeks.map((week) => ({
        label: `Week ${week} of ${selection.season} camp, ${day}`,
        amount: rateForDay(rates.weekly, selection.duration),
      }));
    case 'monthly':
      return priceMonths(selection, camp).map(({ name, days, price }) => ({
        label: `${name}, ${day}, ${countDays(days)}`,
        amount: price,
      }));
  }
}
