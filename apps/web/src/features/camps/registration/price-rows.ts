import type { SeasonOffer } from '@kidcode/booking';
import {
  quoteCamp,
  SEASON_REGISTRATION_TYPES,
  SUMMER_MONTH_NAMES,
  SUMMER_MONTHS,
  type CampQuote,
  type DayLength,
  type PricedSeason,
  type RegistrationSelection,
} from '@kidcode/pricing';
import { CAMP_SEASONS, DAY_LENGTH_HOURS } from '@kidcode/scheduling';

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
  const { length, title } = CAMP_SEASONS[season];
  const whole = `Full ${title.toLowerCase()}${length === null ? '' : `, ${length}`}`;
  const hasMonths = SEASON_REGISTRATION_TYPES[season].some((type) => type === 'monthly');
  return [
    [whole, { season, registrationType: 'full_camp', duration, paymentOption: 'full' }],
    ...(hasMonths ? SUMMER_MONTH_NAMES : []).map((month): readonly [string, RegistrationSelection] => [
      SUMMER_MONTHS[month].label,
      { season: 'summer', registrationType: 'monthly', duration, months: [{ month }] },
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
