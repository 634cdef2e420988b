import type { BranchId } from '@kidcode/branches';
import { THIS_SCHOOL } from './booking-school';
import type { BookingSchool } from './booking-school';
import { otherCenterAnswer, otherCenterEvent } from './other-center';
import { LEARNING_MODES, PROGRAM_KINDS } from './program-kind';
import type { TrialEvent, TrialState } from './trial-flow';
import { trialTransition } from './trial-transition';

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
  const mode = LEARNING_MODES.find((kind) => kind === answer);
  if (state.step === 'program' && program) return { type: 'programChosen', program };
  if (state.step === 'format' && mode === 'in-center') return { type: 'formatChosen', mode };
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
  school: BookingSchool = THIS_SCHOOL,
): TrialState {
  return answers.reduce((state, answer) => {
    const event = eventOf(state, answer);
    return event ? trialTransition(state, event, branch, school) : state;
  }, opened);
}
