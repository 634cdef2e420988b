import type { BranchId } from '@kidcode/branches';
import { centerToVisit } from './booking-branch';
import { THIS_SCHOOL } from './booking-school';
import type { BookingSchool } from './booking-school';
import type { TrialState } from './trial-flow';

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
 * @param school what there is to choose from; default: this school.
 */
export function trialProgress(
  asking: TrialQuestion,
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): StepProgress | null {
  if (asking.step === 'other-center') return null;
  const asksCenter =
    asking.step === 'session'
      ? asking.centerAsked
      : asking.named === null && centerToVisit(branch, school) === null;
  const asked: readonly TrialQuestion['step'][] = [
    ...(asking.programGiven ? [] : ['program' as const]),
    ...(school.hasOnline ? ['format' as const] : []),
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
export function trialPlace(
  state: TrialState,
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): BranchId | null {
  if (state.step === 'blocked') return state.request.branchId;
  const asking = trialQuestion(state);
  if (asking === null || asking.step === 'center' || asking.step === 'other-center') return null;
  if (asking.step === 'session') return asking.center;
  return asking.named ?? branch ?? (school.hasOnline ? null : centerToVisit(null, school));
}
