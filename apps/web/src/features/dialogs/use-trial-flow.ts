import type { BookingPurpose, BookingRequest, ProgramKind, TrialEvent, TrialState } from '@kidcode/booking';
import { CLOSED_TRIAL, resumeTrial, trialAnswer, trialToast, trialTransition } from '@kidcode/booking';
import { useCallback } from 'react';

import { MOBILE_BREAKPOINT_PX } from '../../shared/mobile-breakpoint';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import type { HandOffLink } from '../hand-off/hand-off';
import { handOff, POPUP_BLOCKED_TOAST } from '../hand-off/hand-off';
import { toastShown } from '../notifications/notifications-slice';
import type { BookingLinks } from './booking-links';
import { inTime, siteBookingLinks } from './booking-links';
import { TRIAL_TOASTS } from './booking-toasts';
import { useCloseDialog } from './use-close-dialog';
import { useSteppedFlow } from './use-stepped-flow';

/** Where the portal's booking page opens: same tab on mobile, a new one otherwise. Specification 1, section 4. */
export const bookingTarget = (viewportWidthPx: number): 'same-tab' | 'new-tab' =>
  viewportWidthPx < MOBILE_BREAKPOINT_PX ? 'same-tab' : 'new-tab';

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
  /** To the question before; from a link that waits to be tapped, to the choice that made it. */
  readonly goBack: () => void;
}

const NO_LONGER_WANTED: HandOffLink = { ok: false, error: { code: 'dismissed' } };

const leavePage = (url: string) => window.location.assign(url);

/** The free-trial flow, or its enroll variant: booking decides, this opens tabs, says toasts and closes. */
export function useTrialFlow({ purpose, program, ...ports }: TrialInput): TrialFlow {
  const { links = siteBookingLinks, leave = leavePage } = ports;
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: TrialState, event: TrialEvent) => trialTransition(before, event, branch),
    [branch],
  );
  const resume = useCallback(
    (answers: readonly string[]) =>
      resumeTrial(
        transition(CLOSED_TRIAL, { type: 'opened', purpose, ...(program && { program }) }),
        answers,
        branch,
      ),
    [branch, program, purpose, transition],
  );
  const { state, send, now, goBack } = useSteppedFlow({ resume, transition, answerOf: trialAnswer });

  const settle = (event: TrialEvent): TrialState => {
    const before = now();
    const next = send(event);
    const toast = trialToast(next);
    if (before !== next && toast !== null) notify(toastShown(TRIAL_TOASTS[toast]));
    return next;
  };

  /** Closed, or left by Back, in the meantime: nobody waits for this link any more. */
  const isWaitedFor = (request: BookingRequest): boolean => {
    const latest = now();
    return latest?.step === 'busy' && latest.request === request;
  };
  const linkFor = async (request: BookingRequest): Promise<HandOffLink> => {
    const link = await inTime(links.trial(request));
    return isWaitedFor(request) ? link : NO_LONGER_WANTED;
  };

  const openInTab = async (request: BookingRequest) => {
    const outcome = await handOff({
      waiting: TRIAL_TOASTS[purpose === 'trial' ? 'preparing-trial' : 'opening-center'].title,
      makeLink: () => linkFor(request),
    });
    if (!isWaitedFor(request)) return;
    if (outcome.type === 'popupBlocked') {
      notify(toastShown(POPUP_BLOCKED_TOAST));
      settle(outcome);
      return;
    }
    const next = settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    if (next.step === 'closed') void close();
  };

  const openHere = async (request: BookingRequest) => {
    const link = await linkFor(request).catch(() => NO_LONGER_WANTED);
    if (!isWaitedFor(request)) return;
    if (!link.ok) {
      settle({ type: 'linkFailed' });
      return;
    }
    settle({ type: 'linkOpened' });
    // From the page itself: one Back in the portal then leads to it, and not once more to the same.
    await close();
    leave(link.value);
  };

  const choose = (event: TrialEvent) => {
    const before = now();
    const next = settle(event);
    if (next.step === 'closed') void close();
    if (next.step !== 'busy' || next === before) return;
    void (bookingTarget(window.innerWidth) === 'same-tab' ? openHere(next.request) : openInTab(next.request));
  };

  return {
    state,
    choose,
    goBack: () => {
      if (state.step === 'blocked') choose({ type: 'backed' });
      else goBack();
    },
  };
}
