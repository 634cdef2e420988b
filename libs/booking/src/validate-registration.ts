import type { PricedSeason } from '@kidcode/pricing';
import { AVAILABILITY_NOTES, REGISTRATION_ERRORS } from './registration-messages';
import type { RegistrationState } from './registration-state';
import { seasonOffer } from './season-offer';
import type { SeasonOffer } from './season-offer';

/** What is wrong with the form, by field; an empty object means that it can be submitted. */
export type RegistrationErrors = Readonly<Partial<Record<keyof RegistrationState, string>>>;

function weeksError(state: RegistrationState, { openWeeks, weeks: all }: SeasonOffer): string | null {
  if (state.registrationType !== 'weekly') return null;
  const { weeks } = state;
  if (weeks.length === 0) return REGISTRATION_ERRORS.weeks;
  const gone = weeks.filter((week) => !openWeeks.includes(week));
  if (gone.length === 0) return null;
  const isFull = all.some(({ number, seats }) => seats === 'full' && gone.includes(number));
  return isFull ? REGISTRATION_ERRORS.weekFull : REGISTRATION_ERRORS.weekClosed;
}

/**
 * Checks the form against what the season offers. Specification 2, section 5; D-10, D-11.
 *
 * @param offer the season's own rules unless narrowed to a day by `seasonOffer`.
 * @returns the message of each field that is wrong.
 * @example validateRegistration({ ...weekly, weeks: [] }, 'winter')
 *   // { weeks: 'Please select at least one week for weekly registration' }
 */
export function validateRegistration(
  state: RegistrationState,
  season: PricedSeason,
  offer: SeasonOffer = seasonOffer(season),
): RegistrationErrors {
  const availability = offer.types[state.registrationType];
  const typeError =
    availability === undefined
      ? REGISTRATION_ERRORS.registrationType
      : availability === 'full'
        ? REGISTRATION_ERRORS.campFull
        : AVAILABILITY_NOTES[availability];
  const weeks = weeksError(state, offer);
  const lacksPayment =
    state.registrationType === 'full_camp' &&
    (state.paymentOption === '' || !offer.payments.includes(state.paymentOption));
  return {
    ...(typeError === null ? {} : { registrationType: typeError }),
    ...(offer.durations.includes(state.duration) ? {} : { duration: REGISTRATION_ERRORS.duration }),
    ...(weeks === null ? {} : { weeks }),
    ...(lacksPayment ? { paymentOption: REGISTRATION_ERRORS.paymentOption } : {}),
  };
}
