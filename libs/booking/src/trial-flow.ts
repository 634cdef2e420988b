import { HAS_ONLINE, type BranchId, type CenterId } from '@kidcode/branches';
import { centerToVisit } from './booking-choices';
import type {
  LearningMode,
  MeetingMethod,
  OtherCenterEvent,
  ProgramKind,
  SessionMethod,
} from './booking-choices';

/** Which question of how many, both from 1. */
export type StepProgress = { readonly number: number; readonly of: number };

/** The step whose question is on screen: while its link is made, and when no tab could be opened, it stays. */
export type TrialQuestion = Exclude<TrialState, { step: 'closed' | 'busy' | 'blocked' }>;

/** The question on screen; null once the flow is closed. */
export function trialQuestion(state: TrialState): TrialQuestion | null {
  if (state.step === 'closed') return null;
  return state.step === 'busy' || state.step === 'blocked' ? state.from : state;
}

/**
 * Which of the questions it is on the longest way that is still open, so that the number of questions never grows on
 * the way; null for the one aside, which center instead.
 *
 * @param branch the current branch, or null when none is set.
 */
export function trialProgress(asking: TrialQuestion, branch: BranchId | null): StepProgress | null {
  if (asking.step === 'other-center') return null;
  const asksCenter =
    asking.step === 'session' ? asking.centerAsked : asking.named === null && centerToVisit(branch) === null;
  const asked: readonly TrialQuestion['step'][] = [
    ...(asking.programGiven ? [] : ['program' as const]),
    ...(HAS_ONLINE ? ['format' as const] : []),
    ...(asksCenter ? ['center' as const] : []),
    'session',
  ];
  return { number: asked.indexOf(asking.step) + 1, of: asked.length };
}

/**
 * The branch that the booking is with, as far as anybody has said: the center named in the flow, else the chosen
 * branch, else a school's only place. Null while it is open: then nothing is said of a branch, and the ages are those
 * of all.
 */
export function trialPlace(state: TrialState, branch: BranchId | null): BranchId | null {
  if (state.step === 'blocked') return state.request.branchId;
  const asking = trialQuestion(state);
  if (asking === null || asking.step === 'center' || asking.step === 'other-center') return null;
  if (asking.step === 'session') return asking.center;
  return asking.named ?? branch ?? (HAS_ONLINE ? null : centerToVisit(null));
}

/** Why the trial dialog is open: to try a class, or to enroll. */
export type BookingPurpose = 'trial' | 'enroll';

/** What there is to say; the words are the caller's. Specification 1, section 8. */
export type TrialToast = 'preparing-trial' | 'opening-online' | 'opening-center' | 'booking-failed';

export type BookingRequest = {
  /** A family that enrolls books the same trial; the link says it apart from the portal's parameters (D-51). */
  readonly purpose: BookingPurpose;
  readonly branchId: BranchId;
  readonly program: ProgramKind;
  readonly meetingMethod: MeetingMethod;
};

type Open = {
  readonly purpose: BookingPurpose;
  /** True when the page knew the program, so that the flow began at the format. */
  readonly programGiven: boolean;
  /** The center that this booking is with because the parent said so here (D-59); null: what the site knows counts. */
  readonly named: CenterId | null;
};

/** A step that waits for the parent's choice. `failure` is the toast of a hand-off that failed here. */
type Choosing = Open & { readonly failure: TrialToast | null };

type TrialProgramStep = Open & { readonly step: 'program' };
export type TrialFormatStep = Choosing & { readonly step: 'format'; readonly program: ProgramKind };
/** Asked where a visit to a center is chosen and no center is (D-48). */
export type TrialCenterStep = Choosing & { readonly step: 'center'; readonly program: ProgramKind };
export type TrialSessionStep = Choosing & {
  readonly step: 'session';
  readonly program: ProgramKind;
  readonly center: CenterId;
  /** True when the flow itself asked for the center, so that Back leads to that question. */
  readonly centerAsked: boolean;
};
type HandOff = { readonly request: BookingRequest; readonly from: TrialFormatStep | TrialSessionStep };
/** The question aside, with which center instead; its answer leads back to where it was asked. */
export type TrialOtherCenterStep = {
  readonly step: 'other-center';
  readonly from: TrialProgramStep | TrialFormatStep | TrialSessionStep;
};

/**
 * The free-trial flow: program, format, the center where none is chosen, session type, hand-off. Specification 1,
 * section 4; D-48. A school that teaches only in its centers is not asked for the format.
 * `busy` asks for a link; `blocked` has one that no tab could be opened for, ready to tap.
 */
export type TrialState =
  | { readonly step: 'closed'; readonly opened: TrialToast | null }
  | TrialProgramStep
  | TrialFormatStep
  | TrialCenterStep
  | TrialSessionStep
  | TrialOtherCenterStep
  | (HandOff & { readonly step: 'busy' })
  | (HandOff & { readonly step: 'blocked'; readonly url: string });

export type TrialEvent =
  | { readonly type: 'opened'; readonly purpose: BookingPurpose; readonly program?: ProgramKind }
  | { readonly type: 'programChosen'; readonly program: ProgramKind }
  | { readonly type: 'formatChosen'; readonly mode: LearningMode }
  | OtherCenterEvent
  | { readonly type: 'sessionChosen'; readonly method: SessionMethod }
  | { readonly type: 'linkOpened' | 'linkFailed' | 'backed' | 'dismissed' }
  /** The link is ready, but no tab could be opened for it. */
  | { readonly type: 'popupBlocked'; readonly url: string };

export const CLOSED_TRIAL: TrialState = { step: 'closed', opened: null };
