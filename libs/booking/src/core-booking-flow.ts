import type { BranchId, CenterId } from '@kidcode/branches';
import { bookingBranch, otherCenterAnswer, otherCenterEvent } from './booking-choices';
import type { OtherCenterEvent } from './booking-choices';

/** The core program's booking portal. Specification 1, sections 4 and 8. */
export type CoreBookingState =
  | { readonly step: 'closed' }
  /** `named` is the center that the parent named here (D-59); null: the branch of the site counts. */
  | { readonly step: 'open'; readonly named: CenterId | null }
  /** Which center instead? */
  | { readonly step: 'other-center'; readonly named: CenterId | null }
  | { readonly step: 'busy'; readonly branchId: BranchId }
  | { readonly step: 'blocked'; readonly branchId: BranchId; readonly url: string };

export type CoreBookingEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'bookingChosen' }
  | OtherCenterEvent
  | { readonly type: 'linkOpened' }
  /** Logged by the caller; the dialog closes silently. */
  | { readonly type: 'linkFailed' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'dismissed' };

export const CLOSED_CORE_BOOKING: CoreBookingState = { step: 'closed' };

/** The branch that the booking is with; null while the parent is asked for it, and once the flow is closed. */
export function coreBookingPlace(state: CoreBookingState, branch: BranchId | null): BranchId | null {
  if (state.step === 'open') return state.named ?? bookingBranch(branch, 'core-booking');
  return state.step === 'busy' || state.step === 'blocked' ? state.branchId : null;
}

/**
 * The core booking dialog after an event: it fetches a link, opens it in a new tab and closes; it closes without
 * a word when the link cannot be had.
 *
 * @param branch the current branch, or null when none is set: the default center then.
 */
export function coreBookingTransition(
  state: CoreBookingState,
  event: CoreBookingEvent,
  branch: BranchId | null,
): CoreBookingState {
  switch (event.type) {
    case 'opened':
      return { step: 'open', named: null };
    case 'bookingChosen':
      return state.step === 'open'
        ? { step: 'busy', branchId: state.named ?? bookingBranch(branch, 'core-booking') }
        : state;
    case 'otherCenterWanted':
      return state.step === 'open' ? { step: 'other-center', named: state.named } : state;
    case 'centerChosen':
      return state.step === 'other-center' ? { step: 'open', named: event.center } : state;
    case 'popupBlocked':
      return state.step === 'busy' ? { ...state, step: 'blocked', url: event.url } : state;
    case 'linkOpened':
    case 'linkFailed':
      return state.step === 'open' || state.step === 'other-center' ? state : CLOSED_CORE_BOOKING;
    case 'dismissed':
      return CLOSED_CORE_BOOKING;
  }
}

/** The answer with which a parent went on, as a word for the browser's history; else null. */
export function coreBookingAnswer(event: CoreBookingEvent, next: CoreBookingState): string | null {
  if (next.step !== 'other-center' && next.step !== 'open') return null;
  return event.type === 'otherCenterWanted' || event.type === 'centerChosen'
    ? otherCenterAnswer(event)
    : null;
}

/** The flow as a parent left it, by the answers of the history entry (words of `coreBookingAnswer`; untrusted). */
export const resumeCoreBooking = (answers: readonly string[], branch: BranchId | null): CoreBookingState =>
  answers.reduce<CoreBookingState>(
    (state, answer) => {
      const event = otherCenterEvent(answer);
      return event ? coreBookingTransition(state, event, branch) : state;
    },
    { step: 'open', named: null },
  );
