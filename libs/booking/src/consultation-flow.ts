import { isCenterId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';
import { dialogBranch } from './booking-branch';
import { BOOKING_TOASTS, consultationToast } from './booking-toasts';
import { sessionMethodsOf } from './meeting-method';
import type { SessionMethod } from './meeting-method';
import type { ToastText } from './registration-messages';

/** The link of a consultation to open. */
export type ConsultationRequest = { readonly branchId: BranchId; readonly meetingMethod: SessionMethod };

/** The consultation flow. Specification 1, sections 2 and 4. `handing-off` has closed its dialog already. */
export type ConsultationState =
  | { readonly step: 'closed'; readonly toast: ToastText | null }
  /** `selected` is chosen already where only one method is offered. */
  | { readonly step: 'method'; readonly selected: SessionMethod | null }
  /** A meeting in person without a center: which one? (D-48) */
  | { readonly step: 'center' }
  | { readonly step: 'handing-off'; readonly request: ConsultationRequest }
  | { readonly step: 'blocked'; readonly request: ConsultationRequest; readonly url: string };

export type ConsultationEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'methodChosen'; readonly method: SessionMethod }
  | { readonly type: 'centerChosen'; readonly center: CenterId }
  | { readonly type: 'backed' }
  | { readonly type: 'linkOpened' }
  | { readonly type: 'linkFailed' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'dismissed' };

export const CLOSED_CONSULTATION: ConsultationState = { step: 'closed', toast: null };

const opened = (branch: BranchId | null): ConsultationState => ({
  step: 'method',
  selected: branch === 'online' ? 'Virtual' : null,
});

function choose(state: ConsultationState, method: SessionMethod, branch: BranchId | null): ConsultationState {
  if (state.step !== 'method' || !sessionMethodsOf(branch).includes(method)) return state;
  if (method === 'In-Person' && !isCenterId(branch)) return { step: 'center' };
  return { step: 'handing-off', request: { branchId: dialogBranch(branch), meetingMethod: method } };
}

/**
 * The consultation flow after an event: choosing a method closes the dialog and hands off to the portal in a new
 * tab; the toast says so, or that it failed.
 *
 * @param branch the current branch, or null when none is set: a virtual meeting is online then, and one in person
 *   first asks for the center (D-48).
 */
export function consultationTransition(
  state: ConsultationState,
  event: ConsultationEvent,
  branch: BranchId | null,
): ConsultationState {
  switch (event.type) {
    case 'opened':
      return opened(branch);
    case 'methodChosen':
      return choose(state, event.method, branch);
    case 'centerChosen':
      if (state.step !== 'center') return state;
      return { step: 'handing-off', request: { branchId: event.center, meetingMethod: 'In-Person' } };
    case 'backed':
      return state.step === 'center' ? opened(branch) : CLOSED_CONSULTATION;
    case 'linkOpened':
      if (state.step !== 'handing-off' && state.step !== 'blocked') return state;
      return { step: 'closed', toast: consultationToast(state.request.meetingMethod) };
    case 'linkFailed':
      if (state.step !== 'handing-off') return state;
      return { step: 'closed', toast: BOOKING_TOASTS['consultation-failed'] };
    case 'popupBlocked':
      return state.step === 'handing-off' ? { ...state, step: 'blocked', url: event.url } : state;
    case 'dismissed':
      return CLOSED_CONSULTATION;
  }
}

/** The answer with which a parent went on to the question for the center, as a word for the browser's history. */
export const consultationAnswer = (event: ConsultationEvent, next: ConsultationState): string | null =>
  event.type === 'methodChosen' && next.step === 'center' ? event.method : null;

/** The flow as a parent left it, by the answers of the history entry (words of `consultationAnswer`; untrusted). */
export function resumeConsultation(answers: readonly string[], branch: BranchId | null): ConsultationState {
  const isAsked = answers.includes('In-Person') && branch === null;
  return isAsked ? { step: 'center' } : opened(branch);
}
