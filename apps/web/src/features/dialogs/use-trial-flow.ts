import {
  CLOSED_TRIAL,
  trialToast,
  trialTransition,
  type BookingPurpose,
  type BookingRequest,
  type ProgramKind,
  type TrialEvent,
  type TrialState,
} from '@kidcode/booking';
import { useCallback, useEffect, useRef } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { handOff, type HandOffLink } from '../hand-off/hand-off';
import { POPUP_BLOCKED_TOAST } from '../hand-off/popup-blocked-toast';
import { toastShown } from '../notifications/notifications-slice';
import { inTime, siteBookingLinks, type BookingLinks } from './booking-links';
import { bookingTarget } from './booking-target';
import { TRIAL_TOASTS } from './booking-toasts';
import { useCloseDialog } from './use-close-dialog';
import { useFlow } from './use-flow';

export interface TrialInput {
  readonly purpose: BookingPurpose;
  readonly program?: ProgramKind;
  readonly links?: BookingLinks;
  /** Leaves the site in this tab. */
  readonly leave?: (url: string) => void;
}

export interface TrialFlow {
  readonly state: TrialState;
  /** Call it in the click: it may have to open a tab. */
  readonly choose: (event: TrialEvent) => void;
}

const NO_LONGER_WANTED: HandOffLink = { ok: false, error: { code: 'dismissed' } };

const leavePage = (url: string) => window.location.assign(url);

/** The free-trial flow, or its enroll variant: booking decides, this opens tabs, says toasts and closes. */
export function useTrialFlow({ purpose, program, ...ports }: TrialInput): TrialFlow {
  const { links = siteBookingLinks, leave = leavePage } = ports;
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close, closeAndStay } = useCloseDialog();
  const transition = useCallback(
    (before: TrialState, event: TrialEvent) => trialTransition(before, event, branch),
    [branch],
  );
  const [state, send] = useFlow(
    () => transition(CLOSED_TRIAL, { type: 'opened', purpose, ...(program && { program }) }),
    transition,
  );
  const said = useRef(state);
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );

  const settle = (event: TrialEvent): TrialState => {
    const next = send(event);
    const toast = trialToast(next);
    if (said.current !== next && toast !== null) notify(toastShown(TRIAL_TOASTS[toast]));
    said.current = next;
    isOpen.current = next.step !== 'closed';
    return next;
  };

  const linkFor = async (request: BookingRequest): Promise<HandOffLink> => {
    const link = await inTime(links.trial(request));
    return isOpen.current ? link : NO_LONGER_WANTED;
  };

  const openInTab = async (request: BookingRequest) => {
    const outcome = await handOff({
      waiting: TRIAL_TOASTS['preparing-trial'].title,
      makeLink: () => linkFor(request),
    });
    if (!isOpen.current) return;
    if (outcome.type === 'popupBlocked') {
      notify(toastShown(POPUP_BLOCKED_TOAST));
      settle(outcome);
      return;
    }
    if (settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' }).step === 'closed') close();
  };

  const openHere = async (request: BookingRequest) => {
    const link = await linkFor(request).catch(() => NO_LONGER_WANTED);
    if (!isOpen.current) return;
    if (!link.ok) {
      settle({ type: 'linkFailed' });
      return;
    }
    settle({ type: 'linkOpened' });
    await closeAndStay();
    leave(link.value);
  };

  const choose = (event: TrialEvent) => {
    const before = said.current;
    const next = settle(event);
    if (next.step === 'closed') close();
    if (next.step !== 'busy' || next === before) return;
    void (bookingTarget(window.innerWidth) === 'same-tab' ? openHere(next.request) : openInTab(next.request));
  };

  return { state, choose };
}
