import {
  initialRegistration,
  offerWithPlaces,
  registrationAgain,
  registrationTransition,
  selectionOf,
  validateRegistration,
  weeksWithoutPlace,
  type CampPlaces,
  type RegistrationEvent,
  type RegistrationState,
  type SeasonOffer,
} from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { quoteCamp, type DayLength, type PricedCamp, type PricedCamps } from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { leftAtStep } from '../../../shared/left-at-step';
import { useRegister } from '../register';
import { usePlaces } from '../use-places';

export interface RegistrationFormProps {
  readonly priced: PricedCamp;
  readonly branchId: CenterId;
  readonly offer: SeasonOffer;
  readonly camp: CampSeasonInfo;
  /** Why a closed form is closed: it has not opened yet. */
  readonly isAnnounced?: boolean;
}

/** The form as it was left at a step of the history, or brought there from the same camp at another center. */
export const registrationLeft = leftAtStep<RegistrationState>('registration');

/** Holds one registration form: booking decides what it means, pricing what it costs; this only keeps it. */
export function useRegistration({ priced, branchId, offer: sold, camp }: RegistrationFormProps) {
  const { season } = priced;
  const places = usePlaces();
  const atDuration = (duration: DayLength): CampPlaces => ({ places, camp, center: branchId, duration });
  const offerAt = (duration: DayLength) =>
    sold.registration === 'open' ? offerWithPlaces(sold, atDuration(duration)) : sold;
  const [state, change] = useReducer(
    (before: RegistrationState, event: RegistrationEvent | { type: 'left'; left: RegistrationState }) =>
      event.type === 'left'
        ? registrationAgain(event.left, offerAt(event.left.duration))
        : registrationTransition(before, event, offerAt(before.duration)),
    sold,
    () => initialRegistration(sold),
  );
  const [opened] = useState(state);
  registrationLeft.useLeft((left) => change({ type: 'left', left }));
  const location = useLocation();
  useEffect(() => {
    // Also after another tab of the page: it is the same form at a new step of the history.
    if (state !== opened) registrationLeft.leave(state);
  }, [state, opened, location]);
  const offer = offerAt(state.duration);
  // What arrives from the count moves nothing on the page: what is wrong is told when the parent does something.
  const [isTouched, setTouched] = useState(false);
  const { state: handOff, isSending, register, dismiss } = useRegister();

  const errors = validateRegistration(state, offer);
  const selection = selectionOf(state, season, { [season]: priced } as PricedCamps);
  const isSold = sold.registration === 'open';
  const isFull = isSold && !Object.values(offer.types).includes('open');
  const isGone =
    isSold &&
    selection.ok &&
    weeksWithoutPlace(selection.value, { places, camp, center: branchId }).length > 0;
  // What has no place has no price (D-97); of a choice that nobody has made, and that can be another one, nothing is said (D-144).
  const isPriced = selection.ok && !(isGone && (isTouched || isFull));

  /** Call it in the click. False when the form is not complete; nothing was sent then. */
  const submit = (): boolean => {
    if (isSending()) return true;
    setTouched(true);
    if (!selection.ok || Object.keys(errors).length > 0 || offer.registration === 'closed') return false;
    register({ ...selection.value, branchId });
    return true;
  };

  return {
    state,
    /** What can be had of the offer now, for the chosen length of day. */
    offer,
    /** The weeks that are sold on the day, whether or not they have a place here. */
    soldWeeks: sold.openWeeks,
    /** The places of the chosen length of day. */
    at: atDuration(state.duration),
    errors: isTouched ? errors : validateRegistration(state, sold),
    /** Whether nothing of the offer has a place left. */
    isFull,
    /** Whether what is chosen has no place left. */
    isGone,
    /** Null while the form is incomplete, and so is what is chosen; null as well of what has no place. */
    quote: isPriced ? quoteCamp(selection.value, priced) : null,
    selection: selection.ok ? selection.value : null,
    handOff,
    choose: (event: RegistrationEvent) => {
      if (isSending()) return;
      dismiss();
      setTouched(true);
      change(event);
    },
    submit,
  };
}

export type Registration = ReturnType<typeof useRegistration>;
