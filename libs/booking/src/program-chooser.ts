import { isCenterId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';
import { centerToVisit, LEARNING_MODES, PROGRAM_KINDS, THIS_SCHOOL } from './booking-choices';
import type { BookingSchool, LearningMode, ProgramKind } from './booking-choices';
import type { StepProgress } from './trial-flow';

/** What decides where a program chooser leads. `branch` is null when none is set. */
type ProgramChoice = {
  readonly program: ProgramKind;
  readonly mode: LearningMode;
  readonly branch: BranchId | null;
};

const ONLINE_PAGES = { core: '/programs/online/core', specialized: '/online-specialized-programs' } as const;

const PAGES_WITHOUT_CENTER = {
  core: '/programs/in-center/core',
  specialized: '/programs/in-center/specialized',
} as const;

/**
 * Where a chosen program leads. Specification 1, section 4, "Program and mode choice".
 *
 * @returns a path of the site.
 * @example chooseProgram({ program: 'core', mode: 'in-center', branch: 'euless' }) // '/programs/euless/core'
 */
export function chooseProgram({ program, mode, branch }: ProgramChoice): string {
  if (mode === 'online') return ONLINE_PAGES[program];
  if (!isCenterId(branch)) return PAGES_WITHOUT_CENTER[program];
  return program === 'core' ? `/programs/${branch}/core` : `/${branch}/programs/specialized`;
}

/** The program-type chooser and the learning-mode chooser after it. Specification 1, sections 2 and 4. */
export type ProgramChooserState =
  | { readonly step: 'closed' }
  | { readonly step: 'program' }
  | { readonly step: 'mode'; readonly program: ProgramKind }
  /** A program in a center, without one: which? (D-48) */
  | { readonly step: 'center'; readonly program: ProgramKind }
  /** The choice is made: go to `path`, then dismiss. */
  | { readonly step: 'chosen'; readonly path: string };

export type ProgramChooserEvent =
  /** `program` is given where a page asks only for the mode. */
  | { readonly type: 'opened'; readonly program?: ProgramKind }
  | { readonly type: 'programChosen'; readonly program: ProgramKind }
  | { readonly type: 'modeChosen'; readonly mode: LearningMode }
  | { readonly type: 'centerChosen'; readonly center: CenterId }
  | { readonly type: 'backed' }
  | { readonly type: 'dismissed' };

export const CLOSED_PROGRAM_CHOOSER: ProgramChooserState = { step: 'closed' };

/** Asks for the center where none is chosen, else leads to the program there. */
function inCenter(program: ProgramKind, branch: BranchId | null, school: BookingSchool): ProgramChooserState {
  const center = centerToVisit(branch, school);
  if (center === null) return { step: 'center', program };
  return { step: 'chosen', path: chooseProgram({ program, mode: 'in-center', branch: center }) };
}

/**
 * On the online branch a program goes straight to its online page; elsewhere the mode is asked first, of a school that
 * has both.
 */
function afterProgram(
  program: ProgramKind,
  branch: BranchId | null,
  school: BookingSchool,
): ProgramChooserState {
  if (!school.hasOnline) return inCenter(program, branch, school);
  if (branch !== 'online') return { step: 'mode', program };
  return { step: 'chosen', path: chooseProgram({ program, mode: 'online', branch }) };
}

/**
 * The chooser after an event.
 *
 * @param branch the current branch, or null when none is set: "In-Center" then first asks which center (D-48).
 * @param school what there is to choose from; default: this school.
 */
export function programChooserTransition(
  state: ProgramChooserState,
  event: ProgramChooserEvent,
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): ProgramChooserState {
  switch (event.type) {
    case 'opened':
      return event.program === undefined ? { step: 'program' } : afterProgram(event.program, branch, school);
    case 'programChosen':
      return state.step === 'program' ? afterProgram(event.program, branch, school) : state;
    case 'modeChosen': {
      if (state.step !== 'mode') return state;
      const { program } = state;
      if (event.mode === 'in-center') return inCenter(program, branch, school);
      return { step: 'chosen', path: chooseProgram({ program, mode: 'online', branch }) };
    }
    case 'centerChosen': {
      if (state.step !== 'center') return state;
      const path = chooseProgram({ program: state.program, mode: 'in-center', branch: event.center });
      return { step: 'chosen', path };
    }
    case 'backed':
      if (state.step === 'center' && school.hasOnline) return { step: 'mode', program: state.program };
      return state.step === 'mode' || state.step === 'center' ? { step: 'program' } : CLOSED_PROGRAM_CHOOSER;
    case 'dismissed':
      return CLOSED_PROGRAM_CHOOSER;
  }
}

/**
 * Which of the questions it is on the longest way that is still open; null where none is asked (any more). Specified
 * are the questions, not the counter.
 *
 * @param programGiven whether the page knew the program, so that nobody is asked for it.
 */
export function programChooserProgress(
  step: ProgramChooserState['step'],
  programGiven: boolean,
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): StepProgress | null {
  const isOnline = school.hasOnline && branch === 'online';
  const asked: readonly ProgramChooserState['step'][] = [
    ...(programGiven ? [] : ['program' as const]),
    ...(school.hasOnline && !isOnline ? ['mode' as const] : []),
    ...(!isOnline && centerToVisit(branch, school) === null ? ['center' as const] : []),
  ];
  const number = asked.indexOf(step) + 1;
  return number === 0 ? null : { number, of: asked.length };
}

/** The answer with which a parent went on to a further question, as a word for the browser's history; else null. */
export function programAnswer(event: ProgramChooserEvent, next: ProgramChooserState): string | null {
  if (next.step !== 'mode' && next.step !== 'center') return null;
  if (event.type === 'programChosen') return event.program;
  return event.type === 'modeChosen' ? event.mode : null;
}

/**
 * The chooser as a parent left it: the answers of the history entry, given again. A word that is no answer to the
 * question that stands changes nothing.
 *
 * @param opened the chooser as it opens, without an answer.
 * @param answers words of `programAnswer`, oldest first; untrusted.
 */
export function resumeProgramChooser(
  opened: ProgramChooserState,
  answers: readonly string[],
  branch: BranchId | null,
  school: BookingSchool = THIS_SCHOOL,
): ProgramChooserState {
  return answers.reduce<ProgramChooserState>((state, answer) => {
    const program = PROGRAM_KINDS.find((kind) => kind === answer);
    const mode = LEARNING_MODES.find((kind) => kind === answer);
    const event: ProgramChooserEvent | null =
      (program && { type: 'programChosen', program }) ?? (mode && { type: 'modeChosen', mode }) ?? null;
    const next = event ? programChooserTransition(state, event, branch, school) : state;
    // Where nothing is left to ask, a parent who comes back is not sent off again.
    return next.step === 'chosen' ? state : next;
  }, opened);
}
