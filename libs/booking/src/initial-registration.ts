import type { PricedSeason } from '@kidcode/pricing';

import { applyType, weeklyWeeks } from './apply-type';
import type { RegistrationState } from './registration-state';
import { seasonOffer } from './season-offer';
import type { SeasonOffer } from './season-offer';
import { allWeeks } from './week-list';

/**
 * The form as it opens: with the season's first type; full day, paid in full, weeks 1 and 2 as far as
 * the season has them (specification 2, section 4). When that type is closed on the offer's day, the first open one is chosen.
 *
 * @param offer the season's own rules unless narrowed to a day by `seasonOffer`.
 */
export function initialRegistration(
  season: PricedSeason,
  offer: SeasonOffer = seasonOffer(season),
): RegistrationState {
  const state: RegistrationState = {
    registrationType: offer.firstType,
    duration: offer.durations[0] ?? 'full_day',
    paymentOption: 'full',
    weeks: offer.firstType === 'full_camp' ? allWeeks(offer.weeks) : weeklyWeeks([], offer),
  };
  if (offer.types[state.registrationType] === 'open') return state;
  const open = (['full_camp', 'weekly', 'monthly'] as const).find((type) => offer.types[type] === 'open');
  return open === undefined ? state : applyType(state, open, offer);
}
