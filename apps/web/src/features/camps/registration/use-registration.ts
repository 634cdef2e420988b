import {
  handOffTransition,
  IDLE_HAND_OFF,
  initialRegistration,
  registrationTransition,
  selectionOf,
  validateRegistration,
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
  type PricedCamp,
  type PricedCamps,
  type RegistrationSelection,
} from '@kidcode/pricing';
import { useReducer, useRef } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { handOff } from '../../hand-off/hand-off';
import { toastShown } from '../../notifications/notifications-slice';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { REGISTRATION_TOASTS } from '../registration-toasts';

export interface RegistrationInput {
  readonly priced: PricedCamp;
  readonly branchId: CenterId;
  readonly offer: SeasonOffer;
}

export interface Registration {
  readonly state: RegistrationState;
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
export function useRegistration({ priced, branchId, offer }: RegistrationInput): Registration {
  const { season } = priced;
  const today = useSiteSelector(selectToday);
  const notify = useSiteDispatch();
  const [state, change] = useReducer(
    (before: RegistrationState, event: RegistrationEvent) =>
      registrationTransition(before, event, season, offer),
    offer,
    () => initialRegistration(season, offer),
  );
  const [handOffState, send] = useReducer(handOffTransition, IDLE_HAND_OFF);
  // A second click can come before the first one's state is rendered; a ref is there at once.
  const isSending = useRef(false);

  const errors = validateRegistration(state, season, offer);
  const selection = selectionOf(state, season, { [season]: priced } as PricedCamps);

  const submit = (): boolean => {
    if (isSending.current) return true;
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
      notify(toastShown(REGISTRATION_TOASTS[toast[outcome.type]]));
    });
    return true;
  };

  return {
    state,
    errors,
    quote: selection.ok ? quoteCamp(selection.value, priced) : null,
    selection: selection.ok ? selection.value : null,
    handOff: handOffState,
    choose: (event) => {
      if (isSending.current) return;
      // A link that was made for another choice must not be followed.
      send({ type: 'dismissed' });
      change(event);
    },
    submit,
  };
}
