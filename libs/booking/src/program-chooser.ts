import type { BranchId } from '@kidcode/branches';
import { chooseProgram } from './choose-program';
import type { LearningMode, ProgramKind } from './program-kind';

/** The program-type chooser and the learning-mode chooser after it. Specification 1, sections 2 and 4. */
export type ProgramChooserState =
  | { readonly step: 'closed' }
  | { readonly step: 'program' }
  | { readonly step: 'mode'; readonly program: ProgramKind }
  /** The choice is made: go to `path`, then dismiss. */
  | { readonly step: 'chosen'; readonly path: string };

export type ProgramChooserEvent =
  /** `program` is given where a page asks only for the mode. */
  | { readonly type: 'opened'; readonly program?: ProgramKind }
  | { readonly type: 'programChosen'; readonly program: ProgramKind }
  | { readonly type: 'modeChosen'; readonly mode: LearningMode }
  | { readonly type: 'backed' }
  | { readonly type: 'dismissed' };

export const CLOSED_PROGRAM_CHOOSER: ProgramChooserState = { step: 'closed' };

/** On the online branch a program goes straight to its online page; elsewhere the mode is asked first. */
function afterProgram(program: ProgramKind, branch: BranchId | null): ProgramChooserState {
  if (branch !== 'online') return { step: 'mode', program };
  return { step: 'chosen', path: chooseProgram({ program, mode: 'online', branch }) };
}

/**
 * The chooser after an event.
 *
 * @param branch the current branch, or null when none is set.
 */
export function programChooserTransition(
  state: ProgramChooserState,
  event: ProgramChooserEvent,
  branch: BranchId | null,
): ProgramChooserState {
  switch (event.type) {
    case 'opened':
      return event.program === undefined ? { step: 'program' } : afterProgram(event.program, branch);
    case 'programChosen':
      return state.step === 'program' ? afterProgram(event.program, branch) : state;
    case 'modeChosen': {
      if (state.step !== 'mode') return state;
      const path = chooseProgram({ program: state.program, mode: event.mode, branch });
      return { step: 'chosen', path };
    }
    case 'backed':
      return state.step === 'mode' ? { step: 'program' } : CLOSED_PROGRAM_CHOOSER;
    case 'dismissed':
      return CLOSED_PROGRAM_CHOOSER;
  }
}
