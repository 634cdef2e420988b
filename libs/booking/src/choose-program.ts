import { isCenterId } from '@kidcode/branches';
import type { BranchId } from '@kidcode/branches';
import type { LearningMode, ProgramKind } from './program-kind';

/** What decides where a program chooser leads. `branch` is null when none is set. */
export type ProgramChoice = {
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
