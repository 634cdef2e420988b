import {
  initialRegistration,
  offerWithPlaces,
  registrationTransition,
  selectionOf,
  validateRegistration,
  type CampPlaces,
  type RegistrationErrors,
  type RegistrationEvent,
  type RegistrationState,
  type SeasonOffer,
} from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import {
  quoteCamp,
  type CampQuote,
  type DayLength,
  type PricedCamp,
  type PricedCamps,
  type RegistrationSelection,
} from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { useReducer, useState } from 'react';

import { usePlaces } from '../../places/use-places';
import { useRegister, type HandOffState } from '../register';

export interface RegistrationInput {
  readonly priced: PricedCamp;
  readonly branchId: CenterId;
  readonly offer: SeasonOffer;
  readonly camp: CampSeasonInfo;
}

export interface Registration {
  readonly state: RegistrationState;
  /** What can be had of the offer now, for the chosen length of day. */
  readonly offer: SeasonOffer;
  /** The weeks that are sold on the day, whether or not they have a place here. */
  readonly soldWeeks: readonly number[];
  /** The places of the chosen length of day. */
  readonly at: CampPlaces;
  readonly errors: RegistrationErrors;
  /** Null while the form is incomplete. */
  readonly quote: CampQuote | null;
  /** What is chosen; null while the form is incomplete. */
  readonly selection: RegistrationSelection | null;
  readonly handOff: HandOffState;
  readonly choose: (event: RegistrationEvent) => void;
  /** Call it in the click. False when the form is not complete; nothing was sent then. */
  readonly submit: () => boolean;
}

/** Holds one registration form: booking decides what it means, pricing what it costs; this only keeps it. */
export function useRegistration({ priced, branchId, offer: sold, camp }: RegistrationInput): Registration {
  const { season } = priced;
  const places = usePlaces();
  const atDuration = (duration: DayLength): CampPlaces => ({ places, camp, center: branchId, duration });
  const offerAt = (duration: DayLength) =>
    sold.registration === 'open' ? offerWithPlaces(sold, atDuration(duration)) : sold;
  const [state, change] = useReducer(
    (before: RegistrationState, event: RegistrationEvent) =>
      registrationTransition(before, event, offerAt(before.duration)),
    sold,
    () => initialRegistration(sold),
  );
  const offer = offerAt(state.duration);
  // What arrives from the count moves nothing on the page: what is wrong is told when the parent does something.
  const [isTouched, setTouched] = useState(false);
  const { state: handOff, isSending, register, dismiss } = useRegister();

  const errors = validateRegistration(state, offer);
  const selection = selectionOf(state, season, { [season]: priced } as PricedCamps);

  const submit = (): boolean => {
    if (isSending()) return true;
    setTouched(true);
    if (!selection.ok || Object.keys(errors).length > 0 || offer.registration === 'closed') return false;
    register({ ...selection.value, branchId });
    return true;
  };

  return {
    state,
    offer,
    soldWeeks: sold.openWeeks,
    at: atDuration(state.duration),
    errors: isTouched ? errors : validateRegistration(state, sold),
    quote: selection.ok ? quoteCamp(selection.value, priced) : null,
    selection: selection.ok ? selection.value : null,
    handOff,
    choose: (event) => {
      if (isSending()) return;
      dismiss();
      setTouched(true);
      change(event);
    },
    submit,
  };
}
