import type { RegistrationType } from '@kidcode/pricing';
import type { RegistrationState } from './registration-state';
import type { SeasonOffer } from './season-offer';
import { DEFAULT_WEEKS, formatWeekList, parseWeekList } from './week-list';

/** The weeks that stay when weekly is chosen: those still open; with none left, the default ones (D-10). */
function weeklyWeeks(week: string, openWeeks: readonly number[]): string {
  const openAmong = (text: string) => parseWeekList(text).filter((number) => openWeeks.includes(number));
  const kept = [openAmong(week), openAmong(DEFAULT_WEEKS), openWeeks].find((weeks) => weeks.length > 0);
  return formatWeekList(kept ?? []);
}

/**
 * The form after a registration type is chosen: a full camp has weeks '1,2'; any other type loses its payment
 * option; weekly without a week gets '1,2'; a season may force the payment option (specification 2, section 4).
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
    week: isFullCamp
      ? DEFAULT_WEEKS
      : registrationType === 'weekly'
        ? weeklyWeeks(state.week, offer.openWeeks)
        : state.week,
  };
}
