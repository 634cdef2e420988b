import {
  consultationAnswer,
  consultationTransition,
  resumeConsultation,
  type ConsultationEvent,
  type ConsultationState,
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
import { useSteppedFlow } from './use-stepped-flow';

export interface ConsultationFlow {
  readonly state: ConsultationState;
  /** Call it in the click: it may open a tab. */
  readonly choose: (event: ConsultationEvent) => void;
  /** To the question before. */
  readonly goBack: () => void;
}

/** The consultation flow: choosing a method opens the portal in a new tab. */
export function useConsultationFlow(links: BookingLinks = siteBookingLinks): ConsultationFlow {
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: ConsultationState, event: ConsultationEvent) => consultationTransition(before, event, branch),
    [branch],
  );
  const resume = useCallback((answers: readonly string[]) => resumeConsultation(answers, branch), [branch]);
  const { state, send, now, goBack } = useSteppedFlow({ resume, transition, answerOf: consultationAnswer });

  const settle = (event: ConsultationEvent): ConsultationState => {
    const next = send(event);
    if (next.step !== 'closed') return next;
    if (next.toast) notify(toastShown(consultationToast(next.toast)));
    void close();
    return next;
  };

  const choose = (event: ConsultationEvent) => {
    const before = now();
    const next = settle(event);
    if (next.step !== 'handing-off' || next === before) return;
    void handOff({
      waiting: consultationWaiting(next.request.meetingMethod),
      makeLink: () => inTime(links.consultation(next.request)),
    }).then((outcome) => {
      if (outcome.type === 'popupBlocked') {
        notify(toastShown(POPUP_BLOCKED_TOAST));
        settle(outcome);
      } else settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    });
  };

  return { state, choose, goBack };
}
