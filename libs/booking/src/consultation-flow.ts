import type { BranchId, CenterId } from '@kidcode/branches';
import { centerToVisit, dialogBranch } from './booking-branch';
import { THIS_SCHOOL } from './booking-school';
import type { BookingSchool } from './booking-school';
import { SESSION_METHODS, sessionMethodsOf } from './meeting-method';
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
  /** A meeting that needs a center, without one: which? (D-48) */
  | { readonly step: 'center'; readonly method: SessionMethod }
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

function choose(
  state: ConsultationState,
  method: SessionMethod,
  branch: BranchId | null,
  school: BookingSchool,
): ConsultationState {
  if (state.step !== 'method' || !sessionMethodsOf(branch).includes(method)) return state;
  const branchId = method === 'In-Person' ? centerToVisit(branch, school) : dialogBranch(branch, school);
  return branchId === null
    ? { step: 'center', method }
    : { step: 'handing-off', request: { branchId, meetingMethod: method } };
}

/**
 * The consultation flow after an event: choosing a method closes the dialog and hands off to the portal in a new
 * tab; the toast says so, or that it failed.
 *
 * @param branch the current branch, or null when none is set: a virtual meeting is online then, and one in person
 *   first asks for the center (D-48), as every meeting does where nothing is online.
 * @param school what there is to choose from; default: this school.
 */
export function consultationTransition(
  state: ConsultationState,
  event: ConsultationEvent,
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): ConsultationState {
  switch (event.type) {
    case 'opened':
      return opened(branch);
    case 'methodChosen':
      return choose(state, event.method, branch, school);
    case 'centerChosen':
      if (state.step !== 'center') return state;
      return {
        step: 'handing-off',
        request: { branchId: event.center, meetingMethod: state.method },
      };
    case 'backed':
      return state.step === 'center' ? opened(branch) : CLOSED_CONSULTATION;
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

/** The answer with which a parent went on to the question for the center, as a word for the browser's history. */
export const consultationAnswer = (event: ConsultationEvent, next: ConsultationState): string | null =>
  event.type === 'methodChosen' && next.step === 'center' ? event.method : null;

/** The flow as a parent left it, by the answers of the history entry (words of `consultationAnswer`; untrusted). */
export function resumeConsultation(
  answers: readonly string[],
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): ConsultationState {
  const asked = opened(branch);
  const method = SESSION_METHODS.find((known) => answers.includes(known));
  const next = method ? choose(asked, method, branch, school) : asked;
  return next.step === 'center' ? next : asked;
}
