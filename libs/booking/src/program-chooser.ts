import { HAS_ONLINE, isCenterId, type BranchId, type CenterId } from '@kidcode/branches';
import { centerToVisit, LEARNING_MODES, PROGRAM_KINDS } from './booking-choices';
import type { LearningMode, ProgramKind } from './booking-choices';
import type { StepProgress } from './trial-flow';

const ONLINE_PAGES = { core: '/programs/online/core', specialized: '/online-specialized-programs' } as const;

const PAGES_WITHOUT_CENTER = {
  core: '/programs/in-center/core',
  specialized: '/programs/in-center/specialized',
} as const;

/**
 * Where a chosen program leads. Specification 1, section 4, "Program and mode choice".
 *
 * @param branch null when none is set.
 * @returns a path of the site.
 * @example chooseProgram('core', 'in-center', 'euless') // '/programs/euless/core'
 */
export function chooseProgram(program: ProgramKind, mode: LearningMode, branch: BranchId | null): string {
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
  | { readonly type: 'backed' | 'dismissed' };

export const CLOSED_PROGRAM_CHOOSER: ProgramChooserState = { step: 'closed' };

const chosen = (...choice: Parameters<typeof chooseProgram>): ProgramChooserState => ({
  step: 'chosen',
  path: chooseProgram(...choice),
});

/** Asks for the center where none is chosen, else leads to the program there. */
function inCenter(program: ProgramKind, branch: BranchId | null): ProgramChooserState {
  const center = centerToVisit(branch);
  return center === null ? { step: 'center', program } : chosen(program, 'in-center', center);
}

/**
 * On the online branch a program goes straight to its online page; elsewhere the mode is asked first, of a school that
 * has both.
 */
function afterProgram(program: ProgramKind, branch: BranchId | null): ProgramChooserState {
  if (!HAS_ONLINE) return inCenter(program, branch);
  return branch === 'online' ? chosen(program, 'online', branch) : { step: 'mode', program };
}

/**
 * The chooser after an event.
 *
 * @param branch the current branch, or null when none is set: "In-Center" then first asks which center (D-48).
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
    case 'modeChosen':
      if (state.step !== 'mode') return state;
      return event.mode === 'in-center'
        ? inCenter(state.program, branch)
        : chosen(state.program, 'online', branch);
    case 'centerChosen':
      return state.step === 'center' ? chosen(state.program, 'in-center', event.center) : state;
    case 'backed':
      if (state.step === 'center' && HAS_ONLINE) return { step: 'mode', program: state.program };
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
): StepProgress | null {
  const isOnline = HAS_ONLINE && branch === 'online';
  const asked: readonly ProgramChooserState['step'][] = [
    ...(programGiven ? [] : ['program' as const]),
    ...(HAS_ONLINE && !isOnline ? ['mode' as const] : []),
    ...(!isOnline && centerToVisit(branch) === null ? ['center' as const] : []),
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
): ProgramChooserState {
  return answers.reduce<ProgramChooserState>((state, answer) => {
    const program = PROGRAM_KINDS.find((kind) => kind === answer);
    const mode = LEARNING_MODES.find((kind) => kind === answer);
    const event: ProgramChooserEvent | null =
      (program && { type: 'programChosen', program }) ?? (mode && { type: 'modeChosen', mode }) ?? null;
    const next = event ? programChooserTransition(state, event, branch) : state;
    // Where nothing is left to ask, a parent who comes back is not sent off again.
    return next.step === 'chosen' ? state : next;
  }, opened);
}
