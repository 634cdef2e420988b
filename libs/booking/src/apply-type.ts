import type { RegistrationType } from '@kidcode/pricing';
import type { RegistrationState } from './registration-state';
import type { SeasonOffer } from './season-offer';
import { allWeeks, firstWeeks } from './week-list';

/** The weeks that stay when weekly is chosen: those still open; with none left, the default ones (D-10). */
export function weeklyWeeks(weeks: readonly number[], offer: SeasonOffer): readonly number[] {
  const { openWeeks } = offer;
  const openAmong = (some: readonly number[]) => some.filter((week) => openWeeks.includes(week));
  return (
    [openAmong(weeks), openAmong(firstWeeks(offer.weeks)), openWeeks].find((some) => some.length > 0) ?? []
  );
}

/**
 * The form after a registration type is chosen: a full camp has every week; any other type loses its payment
 * option; weekly without a week gets the first ones; a season may force the payment option (specification 2, section 4).
 */
export function applyType(
  state: RegistrationState,
  registrationType: RegistrationType,
  offer: SeasonOffer,
): RegistrationState {
  const isFullCamp = registrationType === 'full_camp';
  const chosen = isFullCamp ? state.paymentOption : '';
  return {
    ...state,
    registrationType,
    paymentOption: offer.forcedPayment ?? chosen,
    weeks: isFullCamp
      ? allWeeks(offer.weeks)
      : registrationType === 'weekly'
        ? weeklyWeeks(state.weeks, offer)
        : state.weeks,
  };
}
