import type { BranchId } from '@kidcode/branches';
import { bookingBranch } from './booking-branch';
import { sessionMethodsOf } from './meeting-method';
import type { SessionMethod } from './meeting-method';

/** The link of a consultation to open. */
export type ConsultationRequest = { readonly branchId: BranchId; readonly meetingMethod: SessionMethod };

/** What there is to say at the end; the words are the caller's. Specification 1, sections 4 and 8. */
export type ConsultationToast =
  | { readonly code: 'consultation-opening'; readonly method: SessionMethod }
  | { readonly code: 'consultation-failed' };

/** The consultation flow. Specification 1, sections 2 and 4. `handing-off` has closed its dialog already. */
export type ConsultationState =
  | { readonly step: 'closed'; readonly toast: ConsultationToast | null }
  /** `selected` is chosen already where only one method is offered. */
  | { readonly step: 'method'; readonly selected: SessionMethod | null }
  | { readonly step: 'handing-off'; readonly request: ConsultationRequest }
  | { readonly step: 'blocked'; readonly request: ConsultationRequest; readonly url: string };

export type ConsultationEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'methodChosen'; readonly method: SessionMethod }
  | { readonly type: 'linkOpened' }
  | { readonly type: 'linkFailed' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'dismissed' };

export const CLOSED_CONSULTATION: ConsultationState = { step: 'closed', toast: null };

function choose(state: ConsultationState, method: SessionMethod, branch: BranchId | null): ConsultationState {
  const branchId = bookingBranch(branch, 'consultation');
  if (state.step !== 'method' || !sessionMethodsOf(branchId).includes(method)) return state;
  return { step: 'handing-off', request: { branchId, meetingMethod: method } };
}

/**
 * The consultation flow after an event: choosing a method closes the dialog and hands off to the portal in a new
 * tab; the toast says so, or that it failed.
 *
 * @param branch the current branch, or null when none is set: the default center then.
 */
export function consultationTransition(
  state: ConsultationState,
  event: ConsultationEvent,
  branch: BranchId | null,
): ConsultationState {
  switch (event.type) {
    case 'opened':
      return { step: 'method', selected: branch === 'online' ? 'Virtual' : null };
    case 'methodChosen':
      return choose(state, event.method, branch);
    case 'linkOpened':
      if (state.step !== 'handing-off' && state.step !== 'blocked') return state;
      return {
        step: 'closed',
        toast: { code: 'consultation-opening', method: state.request.meetingMethod },
      };
    case 'linkFailed':
      if (state.step !== 'handing-off') return state;
      return { step: 'closed', toast: { code: 'consultation-failed' } };
    case 'popupBlocked':
      return state.step === 'handing-off' ? { ...state, step: 'blocked', url: event.url } : state;
    case 'dismissed':
      return CLOSED_CONSULTATION;
  }
}
