import type { BranchId, CenterId } from '@kidcode/branches';
import { bookingBranch, sessionMethodsOf, otherCenterAnswer, otherCenterEvent } from './booking-choices';
import type { SessionMethod, OtherCenterEvent } from './booking-choices';

/** The link of a consultation to open. */
export type ConsultationRequest = { readonly branchId: BranchId; readonly meetingMethod: SessionMethod };

/** What there is to say at the end; the words are the caller's. Specification 1, sections 4 and 8. */
export type ConsultationToast =
  | { readonly code: 'consultation-opening'; readonly method: SessionMethod }
  | { readonly code: 'consultation-failed' };

/** The consultation flow. Specification 1, sections 2 and 4. `handing-off` has closed its dialog already. */
export type ConsultationState =
  | { readonly step: 'closed'; readonly toast: ConsultationToast | null }
  | {
      readonly step: 'method';
      /** The center that the parent named here (D-59); null: the branch of the site counts. */
      readonly named: CenterId | null;
      /** Chosen already where only one method is offered. */
      readonly selected: SessionMethod | null;
    }
  /** Which center instead? */
  | { readonly step: 'other-center'; readonly named: CenterId | null }
  | { readonly step: 'handing-off'; readonly request: ConsultationRequest }
  | { readonly step: 'blocked'; readonly request: ConsultationRequest; readonly url: string };

export type ConsultationEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'methodChosen'; readonly method: SessionMethod }
  | OtherCenterEvent
  | { readonly type: 'backed' }
  | { readonly type: 'linkOpened' }
  | { readonly type: 'linkFailed' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'dismissed' };

export const CLOSED_CONSULTATION: ConsultationState = { step: 'closed', toast: null };

/** The branch of a consultation: the center named in the flow, else the current branch, else the default center (D-89). */
const branchOf = (named: CenterId | null, current: BranchId | null): BranchId =>
  named ?? bookingBranch(current, 'consultation');

/** The branch that the consultation is with; null while the parent is asked for it, and once the flow is closed. */
export function consultationPlace(state: ConsultationState, branch: BranchId | null): BranchId | null {
  if (state.step === 'method') return branchOf(state.named, branch);
  return state.step === 'handing-off' || state.step === 'blocked' ? state.request.branchId : null;
}

const askMethod = (named: CenterId | null, branch: BranchId | null): ConsultationState => ({
  step: 'method',
  named,
  selected: branchOf(named, branch) === 'online' ? 'Virtual' : null,
});

/**
 * The consultation flow after an event: choosing a method closes the dialog and hands off to the portal in a new
 * tab; the toast says so, or that it failed.
 *
 * @param branch the current branch, or null when none is set: the default center then, in person and virtual (D-89).
 */
export function consultationTransition(
  state: ConsultationState,
  event: ConsultationEvent,
  branch: BranchId | null,
): ConsultationState {
  switch (event.type) {
    case 'opened':
      return askMethod(null, branch);
    case 'methodChosen': {
      if (state.step !== 'method') return state;
      const branchId = branchOf(state.named, branch);
      if (!sessionMethodsOf(branchId).includes(event.method)) return state;
      return { step: 'handing-off', request: { branchId, meetingMethod: event.method } };
    }
    case 'otherCenterWanted':
      return state.step === 'method' ? { step: 'other-center', named: state.named } : state;
    case 'centerChosen':
      return state.step === 'other-center' ? askMethod(event.center, branch) : state;
    case 'backed':
      return state.step === 'other-center' ? askMethod(state.named, branch) : CLOSED_CONSULTATION;
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

/** The answer with which a parent went on to a further question, as a word for the browser's history; else null. */
export function consultationAnswer(event: ConsultationEvent, next: ConsultationState): string | null {
  if (next.step !== 'other-center' && next.step !== 'method') return null;
  return event.type === 'otherCenterWanted' || event.type === 'centerChosen'
    ? otherCenterAnswer(event)
    : null;
}

/** The flow as a parent left it, by the answers of the history entry (words of `consultationAnswer`; untrusted). */
export const resumeConsultation = (answers: readonly string[], branch: BranchId | null): ConsultationState =>
  answers.reduce<ConsultationState>(
    (state, answer) => {
      const event = otherCenterEvent(answer);
      return event ? consultationTransition(state, event, branch) : state;
    },
    askMethod(null, branch),
  );
