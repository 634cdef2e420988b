import type { BranchId } from '@kidcode/branches';
import type { MeetingMethod, SessionMethod } from './meeting-method';
import type { LearningMode, ProgramKind } from './program-kind';

/** Why the trial dialog is open: to try a class, or to enroll. */
export type BookingPurpose = 'trial' | 'enroll';

/** What there is to say; the words are the caller's. Specification 1, section 8. */
export type TrialToast = 'preparing-trial' | 'opening-online' | 'opening-center' | 'booking-failed';

/** A booking link to ask for. */
export type BookingRequest = {
  readonly branchId: BranchId;
  readonly program: ProgramKind;
  readonly meetingMethod: MeetingMethod;
};

type Open = {
  readonly purpose: BookingPurpose;
  /** True when the page knew the program, so that the flow began at the format. */
  readonly programGiven: boolean;
};

/** A step that waits for the parent's choice. `failure` is the toast of a hand-off that failed here. */
type Choosing = Open & { readonly failure: TrialToast | null };

export type TrialFormatStep = Choosing & { readonly step: 'format'; readonly program: ProgramKind };
export type TrialSessionStep = Choosing & { readonly step: 'session'; readonly program: ProgramKind };

/**
 * The free-trial flow: program, format, session type, hand-off. Specification 1, section 4.
 * `busy` asks for a link; `blocked` has one that no tab could be opened for, ready to tap.
 */
export type TrialState =
  | { readonly step: 'closed'; readonly opened: TrialToast | null }
  | (Open & { readonly step: 'program' })
  | TrialFormatStep
  | TrialSessionStep
  | {
      readonly step: 'busy';
      readonly request: BookingRequest;
      readonly from: TrialFormatStep | TrialSessionStep;
    }
  | {
      readonly step: 'blocked';
      readonly url: string;
      readonly request: BookingRequest;
      readonly from: TrialFormatStep | TrialSessionStep;
    };

export type TrialEvent =
  | { readonly type: 'opened'; readonly purpose: BookingPurpose; readonly program?: ProgramKind }
  | { readonly type: 'programChosen'; readonly program: ProgramKind }
  | { readonly type: 'formatChosen'; readonly mode: LearningMode }
  | { readonly type: 'sessionChosen'; readonly method: SessionMethod }
  /** The portal's page was opened. */
  | { readonly type: 'linkOpened' }
  | { readonly type: 'linkFailed' }
  /** The link is ready, but no tab could be opened for it. */
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'backed' }
  | { readonly type: 'dismissed' };

export const CLOSED_TRIAL: TrialState = { step: 'closed', opened: null };
