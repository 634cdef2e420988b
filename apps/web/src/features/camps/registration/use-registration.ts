import {
  handOffTransition,
  IDLE_HAND_OFF,
  initialRegistration,
  offerWithPlaces,
  registrationTransition,
  selectionOf,
  validateRegistration,
  WEEK_FULL,
  type CampPlaces,
  type HandOffState,
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
import { useReducer, useRef, useState } from 'react';

import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { handOff } from '../../hand-off/hand-off';
import { toastShown } from '../../notifications/notifications-slice';
import { placesChanged, usePlaces } from '../../places/use-places';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { REGISTRATION_TOASTS } from '../registration-toasts';

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
  const today = useSiteSelector(selectToday);
  const notify = useSiteDispatch();
  const store = useSiteStore();
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
  const [handOffState, send] = useReducer(handOffTransition, IDLE_HAND_OFF);
  // A second click can come before the first one's state is rendered; a ref is there at once.
  const isSending = useRef(false);

  const errors = validateRegistration(state, offer);
  const selection = selectionOf(state, season, { [season]: priced } as PricedCamps);

  const submit = (): boolean => {
    if (isSending.current) return true;
    setTouched(true);
    if (!selection.ok || Object.keys(errors).length > 0 || offer.registration === 'closed') return false;
    isSending.current = true;
    send({ type: 'submitted' });
    void handOff({
      waiting: REGISTRATION_TEXTS.overlay,
      makeLink: async () => {
        const { signRegistration } = await import('../signing/sign-registration');
        return signRegistration({ ...selection.value, branchId }, today);
      },
    }).then((outcome) => {
      isSending.current = false;
      send(outcome);
      const toast = { opened: 'camp-started', popupBlocked: 'popup-blocked', failed: 'camp-failed' } as const;
      const isFull = outcome.type === 'failed' && outcome.code === WEEK_FULL;
      if (isFull) void placesChanged(store);
      notify(toastShown(REGISTRATION_TOASTS[isFull ? 'full' : toast[outcome.type]]));
    });
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
    handOff: handOffState,
    choose: (event) => {
      if (isSending.current) return;
      // A link that was made for another choice must not be followed.
      send({ type: 'dismissed' });
      setTouched(true);
      change(event);
    },
    submit,
  };
}
