import type { DayLength, PaymentOption, PricedSeason, RegistrationType } from '@kidcode/pricing';
import { applyType } from './apply-type';
import type { RegistrationState } from './registration-state';
import { seasonOffer } from './season-offer';
import type { SeasonOffer } from './season-offer';
import { inOrder } from './week-list';

/** What a parent does in the registration form. */
export type RegistrationEvent =
  | { readonly type: 'typeChosen'; readonly registrationType: RegistrationType }
  | { readonly type: 'durationChosen'; readonly duration: DayLength }
  | { readonly type: 'paymentChosen'; readonly paymentOption: PaymentOption }
  | { readonly type: 'weekToggled'; readonly week: number };

function toggleWeek(state: RegistrationState, week: number, openWeeks: readonly number[]): RegistrationState {
  const { weeks } = state;
  const kept = weeks.filter((number) => number !== week);
  const unticked = kept.length < weeks.length;
  if (state.registrationType !== 'weekly' || !(unticked || openWeeks.includes(week))) return state;
  return { ...state, weeks: unticked ? kept : inOrder([...weeks, week]) };
}

/**
 * The form after an event. Specification 2, section 4; D-10, D-11. An option that the season does not offer
 * cannot be chosen: such an event leaves the form as it is. Unticking the last week leaves none;
 * `validateRegistration` then says so.
 *
 * @param offer the season's own rules unless narrowed to a day by `seasonOffer`.
 */
export function registrationTransition(
  state: RegistrationState,
  event: RegistrationEvent,
  season: PricedSeason,
  offer: SeasonOffer = seasonOffer(season),
): RegistrationState {
  switch (event.type) {
    case 'typeChosen':
      if (offer.types[event.registrationType] !== 'open') return state;
      return applyType(state, event.registrationType, offer);
    case 'durationChosen':
      return offer.durations.includes(event.duration) ? { ...state, duration: event.duration } : state;
    case 'paymentChosen': {
      const applies = state.registrationType === 'full_camp' && offer.payments.includes(event.paymentOption);
      return applies ? { ...state, paymentOption: offer.forcedPayment ?? event.paymentOption } : state;
    }
    case 'weekToggled':
      return toggleWeek(state, event.week, offer.openWeeks);
  }
}
