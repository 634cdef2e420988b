import { isCenterId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';
import type { BookingToastCode } from './booking-toasts';
import type { MeetingMethod } from './meeting-method';
import type { LearningMode } from './program-kind';
import { CLOSED_TRIAL } from './trial-flow';
import type {
  BookingRequest,
  TrialCenterStep,
  TrialEvent,
  TrialFormatStep,
  TrialSessionStep,
  TrialState,
} from './trial-flow';

function ask(
  from: TrialFormatStep | TrialSessionStep,
  branchId: BranchId,
  meetingMethod: MeetingMethod,
): TrialState {
  const { purpose, program } = from;
  const request: BookingRequest = { purpose, branchId, program, meetingMethod };
  return { step: 'busy', request, from: { ...from, failure: null } };
}

function askSession(
  { purpose, programGiven, program }: TrialFormatStep | TrialCenterStep,
  center: CenterId,
  centerAsked: boolean,
): TrialState {
  return { step: 'session', purpose, programGiven, program, center, centerAsked, failure: null };
}

/** A visit to a center needs a center: without one the flow asks which, and never books one that has no door (D-48). */
function afterFormat(state: TrialFormatStep, mode: LearningMode, branch: BranchId | null): TrialState {
  if (mode === 'online') return ask(state, 'online', 'Online');
  return isCenterId(branch) ? askSession(state, branch, false) : { ...state, step: 'center', failure: null };
}

function back(state: TrialState): TrialState {
  switch (state.step) {
    case 'closed':
    case 'program':
      return CLOSED_TRIAL;
    case 'format':
      return state.programGiven
        ? CLOSED_TRIAL
        : { step: 'program', purpose: state.purpose, programGiven: false };
    case 'center':
      return { ...state, step: 'format', failure: null };
    case 'session': {
      const { purpose, programGiven, program } = state;
      return { step: state.centerAsked ? 'center' : 'format', purpose, programGiven, program, failure: null };
    }
    case 'busy':
    case 'blocked':
      return state.from;
  }
}

const openedToast = ({ meetingMethod }: BookingRequest): BookingToastCode =>
  meetingMethod === 'Online' ? 'opening-online' : 'opening-center';

/** What becomes of a hand-off; an answer that nobody waits for any more changes nothing. */
function afterHandOff(
  state: TrialState,
  event: Extract<TrialEvent, { type: 'linkOpened' | 'linkFailed' | 'popupBlocked' }>,
): TrialState {
  if (state.step === 'blocked' && event.type === 'linkOpened') return CLOSED_TRIAL;
  if (state.step !== 'busy') return state;
  switch (event.type) {
    case 'linkOpened':
      return { step: 'closed', opened: openedToast(state.request) };
    case 'linkFailed':
      return { ...state.from, failure: 'booking-failed' };
    case 'popupBlocked':
      return { ...state, step: 'blocked', url: event.url };
  }
}

/**
 * The trial flow after an event. Specification 1, section 4. An event that does not belong to the step changes
 * nothing, so a double tap cannot ask for two links.
 *
 * @param branch the current branch, or null when none is set. Without a center, "In-Center" first asks which (D-48).
 */
export function trialTransition(state: TrialState, event: TrialEvent, branch: BranchId | null): TrialState {
  switch (event.type) {
    case 'opened': {
      const { purpose, program } = event;
      return program === undefined
        ? { step: 'program', purpose, programGiven: false }
        : { step: 'format', purpose, programGiven: true, program, failure: null };
    }
    case 'programChosen':
      return state.step === 'program'
        ? { ...state, step: 'format', program: event.program, failure: null }
        : state;
    case 'formatChosen':
      return state.step === 'format' ? afterFormat(state, event.mode, branch) : state;
    case 'centerChosen':
      return state.step === 'center' ? askSession(state, event.center, true) : state;
    case 'sessionChosen':
      return state.step === 'session' ? ask(state, state.center, event.method) : state;
    case 'linkOpened':
    case 'linkFailed':
    case 'popupBlocked':
      return afterHandOff(state, event);
    case 'backed':
      return back(state);
    case 'dismissed':
      return CLOSED_TRIAL;
  }
}

/** The toast of the state that the flow is in, or null. Specification 1, section 8. */
export function trialToast(state: TrialState): BookingToastCode | null {
  switch (state.step) {
    case 'closed':
      return state.opened;
    case 'busy':
      return state.from.purpose === 'trial' ? 'preparing-trial' : null;
    case 'format':
    case 'session':
      return state.failure;
    case 'program':
    case 'center':
    case 'blocked':
      return null;
  }
}
