import type { DayLength, PricedSeason, RegistrationSelection } from '@kidcode/pricing';
import { seasonOffer } from './season-offer';

/** Every choice of at least one of the weeks, each in ascending order. */
function weekChoices(weeks: readonly number[]): readonly (readonly number[])[] {
  const choices = weeks.reduce<readonly (readonly number[])[]>(
    (some, week) => [...some, ...some.map((chosen) => [...chosen, week])],
    [[]],
  );
  return choices.filter((chosen) => chosen.length > 0);
}

/**
 * Every selection that a season's form can make, each once: 4 in winter, 3069 in summer. For tests and checks
 * that must cover them all.
 */
export function enumerateSelections(season: PricedSeason): readonly RegistrationSelection[] {
  const offer = seasonOffer(season);
  const fullCamps = (duration: DayLength): readonly RegistrationSelection[] =>
    offer.payments.map((paymentOption) => ({
      season,
      registrationType: 'full_camp',
      duration,
      paymentOption,
    }));
  const weeklies = (duration: DayLength): readonly RegistrationSelection[] =>
    weekChoices(offer.openWeeks).map((weeks) => ({ season, registrationType: 'weekly', duration, weeks }));
  return offer.durations.flatMap((duration) => [
    ...(offer.types.full_camp === 'open' ? fullCamps(duration) : []),
    ...(offer.types.weekly === 'open' ? weeklies(duration) : []),
  ]);
}
