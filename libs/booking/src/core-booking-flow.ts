import type { BranchId } from '@kidcode/branches';
import { bookingBranch } from './booking-branch';

/** The core program's booking portal. Specification 1, sections 4 and 8. */
export type CoreBookingState =
  | { readonly step: 'closed' }
  | { readonly step: 'open' }
  | { readonly step: 'busy'; readonly branchId: BranchId }
  | { readonly step: 'blocked'; readonly url: string };

export type CoreBookingEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'bookingChosen' }
  | { readonly type: 'linkOpened' }
  /** Logged by the caller; the dialog closes silently. */
  | { readonly type: 'linkFailed' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'dismissed' };

export const CLOSED_CORE_BOOKING: CoreBookingState = { step: 'closed' };

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
      return { step: 'open' };
    case 'bookingChosen':
      return state.step === 'open'
        ? { step: 'busy', branchId: bookingBranch(branch, 'core-booking') }
        : state;
    case 'popupBlocked':
      return state.step === 'busy' ? { step: 'blocked', url: event.url } : state;
    case 'linkOpened':
    case 'linkFailed':
      return state.step === 'open' ? state : CLOSED_CORE_BOOKING;
    case 'dismissed':
      return CLOSED_CORE_BOOKING;
  }
}
