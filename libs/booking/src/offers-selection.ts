import type { RegistrationSelection } from '@kidcode/pricing';
import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import { seasonRefusalWords } from './sale-words';
import { seasonOffer } from './season-offer';
import type { SeasonOffer } from './season-offer';

/** Why a registration that has a price cannot be made now. */
export type OfferError = {
  readonly code:
    | 'registration-closed'
    | 'type-not-offered'
    | 'duration-not-offered'
    | 'payment-not-offered'
    | 'week-closed';
  /** One line: what is offered. */
  readonly message: string;
};

const refuse = (code: OfferError['code'], message: string) => fail({ code, message });

/**
 * Whether a selection may become a registration, and so a token (D-11, D-44): the season is sold, and so are the
 * type, the day length, the payment option and each week. Every signer asks this before it signs; a price alone is no permission.
 *
 * @param offer the season's own rules unless narrowed to a day by `seasonOffer`.
 * @returns the selection itself, or what is offered instead.
 */
export function offersSelection(
  selection: RegistrationSelection,
  offer: SeasonOffer = seasonOffer(selection.season),
): Result<RegistrationSelection, OfferError> {
  const { season, registrationType, duration } = selection;
  if (offer.registration === 'closed') {
    return refuse('registration-closed', seasonRefusalWords(season, offer.phase, offer.opensOn));
  }
  if (offer.types[registrationType] !== 'open') {
    return refuse('type-not-offered', `the ${season} camp does not offer ${registrationType} now`);
  }
  if (!offer.durations.includes(duration)) {
    return refuse('duration-not-offered', `the ${season} camp offers ${offer.durations.join(', ')}`);
  }
  if (registrationType === 'full_camp' && !offer.payments.includes(selection.paymentOption)) {
    return refuse('payment-not-offered', `the ${season} camp offers payment ${offer.payments.join(', ')}`);
  }
  if (registrationType === 'weekly' && !selection.weeks.every((week) => offer.openWeeks.includes(week))) {
    return refuse('week-closed', `open weeks of the ${season} camp: ${offer.openWeeks.join(', ')}`);
  }
  return succeed(selection);
}
