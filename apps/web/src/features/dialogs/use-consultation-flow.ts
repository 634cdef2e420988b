import {
  CLOSED_CONSULTATION,
  consultationTransition,
  type ConsultationEvent,
  type ConsultationState,
  type SessionMethod,
} from '@kidcode/booking';
import { useCallback } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { handOff } from '../hand-off/hand-off';
import { POPUP_BLOCKED_TOAST } from '../hand-off/popup-blocked-toast';
import { toastShown } from '../notifications/notifications-slice';
import { inTime, siteBookingLinks, type BookingLinks } from './booking-links';
import { consultationToast, consultationWaiting } from './booking-toasts';
import { useCloseDialog } from './use-close-dialog';
import { useFlow } from './use-flow';

export interface ConsultationFlow {
  readonly state: ConsultationState;
  /** Call it in the click: it opens a tab. */
  readonly choose: (method: SessionMethod) => void;
  /** The link that was shown instead of a tab has been followed. */
  readonly followed: () => void;
  readonly dismiss: () => void;
}

/** The consultation flow: choosing a method closes the dialog and opens the portal in a new tab. */
export function useConsultationFlow(links: BookingLinks = siteBookingLinks): ConsultationFlow {
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: ConsultationState, event: ConsultationEvent) => consultationTransition(before, event, branch),
    [branch],
  );
  const [state, send] = useFlow(() => transition(CLOSED_CONSULTATION, { type: 'opened' }), transition);

  const settle = (event: ConsultationEvent) => {
    const next = send(event);
    if (next.step !== 'closed') return;
    if (next.toast) notify(toastShown(consultationToast(next.toast)));
    close();
  };

  const choose = (method: SessionMethod) => {
    const next = send({ type: 'methodChosen', method });
    if (next.step !== 'handing-off') return;
    void handOff({
      waiting: consultationWaiting(method),
      makeLink: () => inTime(links.consultation(next.request)),
    }).then((outcome) => {
      if (outcome.type === 'popupBlocked') {
        notify(toastShown(POPUP_BLOCKED_TOAST));
        settle(outcome);
      } else settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    });
  };

  return {
    state,
    choose,
    followed: () => settle({ type: 'linkOpened' }),
    dismiss: () => settle({ type: 'dismissed' }),
  };
}
