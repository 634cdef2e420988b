import type { RegistrationType } from '@kidcode/pricing';
import type { RegistrationState } from './registration-state';
import type { SeasonOffer } from './season-offer';
import { DEFAULT_WEEKS } from './week-list';

/** The weeks that stay when weekly is chosen: those still open; with none left, the default ones (D-10). */
export function weeklyWeeks(weeks: readonly number[], openWeeks: readonly number[]): readonly number[] {
  const openAmong = (some: readonly number[]) => some.filter((week) => openWeeks.includes(week));
  return [openAmong(weeks), openAmong(DEFAULT_WEEKS), openWeeks].find((some) => some.length > 0) ?? [];
}

/**
 * The form after a registration type is chosen: a full camp has weeks 1 and 2; any other type loses its payment
 * option; weekly without a week gets 1 and 2; a season may force the payment option (specification 2, section 4).
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
      ? DEFAULT_WEEKS
      : registrationType === 'weekly'
        ? weeklyWeeks(state.weeks, offer.openWeeks)
        : state.weeks,
  };
}
