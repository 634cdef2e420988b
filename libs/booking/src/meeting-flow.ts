import { DEFAULT_CENTER, type BranchId, type CenterId } from '@kidcode/branches';
import { otherCenterAnswer, otherCenterEvent } from './booking-choices';
import type { OtherCenterEvent, SessionMethod } from './booking-choices';

/** What is booked with one question: a consultation, or the core program. Specification 1, sections 2, 4 and 8. */
export type MeetingState =
  | { readonly step: 'closed' }
  /** `named` is the center that the parent named here (D-59); null: the branch of the site counts. */
  | { readonly step: 'asking' | 'other-center'; readonly named: CenterId | null }
  | ({ readonly step: 'busy' } & MeetingRequest)
  | ({ readonly step: 'blocked'; readonly url: string } & MeetingRequest);

export type MeetingRequest = { readonly branchId: BranchId; readonly meetingMethod: SessionMethod };

export type MeetingEvent =
  | { readonly type: 'methodChosen'; readonly method: SessionMethod }
  | OtherCenterEvent
  | { readonly type: 'linkOpened' | 'linkFailed' | 'dismissed' }
  | { readonly type: 'popupBlocked'; readonly url: string };

export const ASKING_MEETING: MeetingState = { step: 'asking', named: null };

const CLOSED: MeetingState = { step: 'closed' };

/**
 * The branch that the meeting is with: the center named in the flow, else the current branch, else the default center (D-89).
 *
 * @returns null while the parent is asked for it, and once the flow is closed.
 */
export function meetingPlace(state: MeetingState, branch: BranchId | null): BranchId | null {
  if (state.step === 'asking') return state.named ?? branch ?? DEFAULT_CENTER;
  return state.step === 'busy' || state.step === 'blocked' ? state.branchId : null;
}

/**
 * The flow after an event: it fetches a link, opens it in a new tab and closes. What does not belong to the step changes
 * nothing, so a double tap cannot ask for two links.
 *
 * @param branch the current branch, or null when none is set.
 */
export function meetingTransition(
  state: MeetingState,
  event: MeetingEvent,
  branch: BranchId | null,
): MeetingState {
  switch (event.type) {
    case 'methodChosen': {
      const branchId = meetingPlace(state, branch);
      if (state.step !== 'asking' || branchId === null) return state;
      return { step: 'busy', branchId, meetingMethod: event.method };
    }
    case 'otherCenterWanted':
      return state.step === 'asking' ? { ...state, step: 'other-center' } : state;
    case 'centerChosen':
      return state.step === 'other-center' ? { step: 'asking', named: event.center } : state;
    case 'popupBlocked':
      return state.step === 'busy' ? { ...state, step: 'blocked', url: event.url } : state;
    case 'linkOpened':
    case 'linkFailed':
      return state.step === 'busy' || state.step === 'blocked' ? CLOSED : state;
    case 'dismissed':
      return CLOSED;
  }
}

/** The answer with which a parent went on to a further question, as a word for the browser's history; else null. */
export const meetingAnswer = (event: MeetingEvent): string | null =>
  event.type === 'otherCenterWanted' || event.type === 'centerChosen' ? otherCenterAnswer(event) : null;

/** The flow as a parent left it, by the answers of the history entry (words of `meetingAnswer`; untrusted). */
export const resumeMeeting = (answers: readonly string[]): MeetingState =>
  answers.reduce<MeetingState>((state, answer) => {
    const event = otherCenterEvent(answer);
    return event ? meetingTransition(state, event, null) : state;
  }, ASKING_MEETING);
