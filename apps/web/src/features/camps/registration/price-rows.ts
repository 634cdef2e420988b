import type { SeasonOffer } from '@kidcode/booking';
import {
  PRICED_CAMPS,
  quoteCamp,
  type CampQuote,
  type DayLength,
  type PricedSeason,
  type RegistrationSelection,
} from '@kidcode/pricing';
import { campOn } from '@kidcode/scheduling';
import { DAY_LENGTH_HOURS } from '../../../content/camp-facts';

/** One way to register, priced. */
export interface PriceRow {
  readonly id: string;
  readonly label: string;
  readonly quote: CampQuote;
}

/** Both halves of a day cost the same, so a table names one row for both. */
const dayWords = (duration: DayLength): string =>
  duration === 'full_day' ? DAY_LENGTH_HOURS.full_day.label.toLowerCase() : 'half day';

function selections(
  season: PricedSeason,
  duration: DayLength,
): readonly (readonly [string, RegistrationSelection])[] {
  const { length, title } = campOn(season);
  const whole = `Full ${title.toLowerCase()}${length === null ? '' : `, ${length}`}`;
  const { types, months } = PRICED_CAMPS[season];
  const hasMonths = types.includes('monthly');
  return [
    [whole, { season, registrationType: 'full_camp', duration, paymentOption: 'full' }],
    ...(hasMonths ? months : []).map(({ id, name }): readonly [string, RegistrationSelection] => [
      name,
      { season, registrationType: 'monthly', duration, months: [{ month: id }] },
    ]),
    ['One week', { season, registrationType: 'weekly', duration, weeks: [1] }],
  ];
}

/** Every price of a season for a parent to compare, by the day lengths that it has. */
export function priceRows(season: PricedSeason, { durations }: SeasonOffer): readonly PriceRow[] {
  return durations
    .filter((duration) => duration !== 'second_half')
    .flatMap((duration) =>
      selections(season, duration).map(([label, selection]) => ({
        id: `${label}-${duration}`,
        label: durations.length > 1 ? `${label}, ${dayWords(duration)}` : label,
        quote: quoteCamp(selection),
      })),
    );
}
