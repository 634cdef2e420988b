import { HAS_ONLINE, type BranchId, type CenterId } from '@kidcode/branches';
import { centerToVisit, otherCenterAnswer, otherCenterEvent, PROGRAM_KINDS } from './booking-choices';
import type { MeetingMethod } from './booking-choices';
import { CLOSED_TRIAL } from './trial-flow';
import type {
  BookingRequest,
  TrialCenterStep,
  TrialEvent,
  TrialFormatStep,
  TrialOtherCenterStep,
  TrialSessionStep,
  TrialState,
  TrialToast,
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

type InCenter = Pick<TrialCenterStep, 'purpose' | 'programGiven' | 'program' | 'named'>;

/** What every question after the program's knows; no answer of a later one goes with it. */
const wishOf = ({ purpose, programGiven, program, named }: InCenter) =>
  ({ purpose, programGiven, program, named, failure: null }) as const;

const askFormat = (wish: InCenter): TrialState => ({ ...wishOf(wish), step: 'format' });

const askSession = (wish: InCenter, center: CenterId, centerAsked: boolean): TrialState => ({
  ...wishOf(wish),
  step: 'session',
  center,
  centerAsked,
});

/** A visit to a center needs a center: without one the flow asks which, and never books one that has no door (D-48). */
function visit(wish: InCenter, branch: BranchId | null): TrialState {
  const center = wish.named ?? centerToVisit(branch);
  return center === null ? { ...wishOf(wish), step: 'center' } : askSession(wish, center, false);
}

/** Where the school teaches online, the format is asked; else every class is in a center. */
const afterProgram = (wish: InCenter, branch: BranchId | null): TrialState =>
  HAS_ONLINE ? askFormat(wish) : visit(wish, branch);

/** The question before the one for the program's answer, which a page that knows the program does not ask. */
const beforeProgram = ({ purpose, programGiven, named }: InCenter): TrialState =>
  programGiven ? CLOSED_TRIAL : { step: 'program', purpose, programGiven: false, named };

const beforeCenter = (wish: InCenter): TrialState => (HAS_ONLINE ? askFormat(wish) : beforeProgram(wish));

function back(state: TrialState): TrialState {
  switch (state.step) {
    case 'closed':
    case 'program':
      return CLOSED_TRIAL;
    case 'format':
      return beforeProgram(state);
    case 'center':
      return beforeCenter(state);
    case 'session':
      return state.centerAsked ? { ...wishOf(state), step: 'center', named: null } : beforeCenter(state);
    case 'other-center':
    case 'busy':
    case 'blocked':
      return state.from;
  }
}

/** What becomes of a hand-off; an answer that nobody waits for any more changes nothing. */
function afterHandOff(state: TrialState, event: TrialEvent): TrialState {
  if (state.step === 'blocked' && event.type === 'linkOpened') return CLOSED_TRIAL;
  if (state.step !== 'busy') return state;
  switch (event.type) {
    case 'linkOpened':
      return {
        step: 'closed',
        opened: state.request.meetingMethod === 'Online' ? 'opening-online' : 'opening-center',
      };
    case 'linkFailed':
      return { ...state.from, failure: 'booking-failed' };
    case 'popupBlocked':
      return { ...state, step: 'blocked', url: event.url };
    default:
      return state;
  }
}

const withCenter = (from: TrialOtherCenterStep['from'], center: CenterId): TrialState =>
  from.step === 'session' ? { ...from, named: center, center } : { ...from, named: center };

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
        ? { step: 'program', purpose, programGiven: false, named: null }
        : afterProgram({ purpose, programGiven: true, program, named: null }, branch);
    }
    case 'programChosen': {
      if (state.step !== 'program') return state;
      const { purpose, programGiven, named } = state;
      return afterProgram({ purpose, programGiven, named, program: event.program }, branch);
    }
    case 'formatChosen':
      if (state.step !== 'format') return state;
      return event.mode === 'online' ? ask(state, 'online', 'Online') : visit(state, branch);
    case 'otherCenterWanted':
      return state.step === 'program' || state.step === 'format' || state.step === 'session'
        ? { step: 'other-center', from: state }
        : state;
    case 'centerChosen':
      if (state.step === 'other-center') return withCenter(state.from, event.center);
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
export function trialToast(state: TrialState): TrialToast | null {
  if (state.step === 'closed') return state.opened;
  if (state.step === 'busy') return state.from.purpose === 'trial' ? 'preparing-trial' : null;
  return 'failure' in state ? state.failure : null;
}

/**
 * The answer with which a parent went one step on, as one word for the browser's history; null for an event that
 * leads to no further question.
 */
export function trialAnswer(event: TrialEvent, next: TrialState): string | null {
  if (next.step === 'closed' || next.step === 'busy' || next.step === 'blocked') return null;
  switch (event.type) {
    case 'programChosen':
      return event.program;
    case 'formatChosen':
      return event.mode;
    case 'otherCenterWanted':
    case 'centerChosen':
      return otherCenterAnswer(event);
    default:
      return null;
  }
}

function eventOf(state: TrialState, answer: string): TrialEvent | null {
  const program = PROGRAM_KINDS.find((kind) => kind === answer);
  if (state.step === 'program' && program) return { type: 'programChosen', program };
  if (state.step === 'format' && answer === 'in-center') return { type: 'formatChosen', mode: answer };
  return otherCenterEvent(answer);
}

/**
 * The trial flow as a parent left it: the answers of the history entry, given again. A word that is no answer to the
 * question that stands changes nothing; no answer asks for a link.
 *
 * @param opened the flow as it opens, without an answer.
 * @param answers words of `trialAnswer`, oldest first; untrusted.
 */
export function resumeTrial(
  opened: TrialState,
  answers: readonly string[],
  branch: BranchId | null,
): TrialState {
  return answers.reduce((state, answer) => {
    const event = eventOf(state, answer);
    return event ? trialTransition(state, event, branch) : state;
  }, opened);
}
