import type { BranchId } from './branch-id';
import { swapBranchSegment } from './branch-path';

/** How long, in milliseconds, the manual-selection flag stands after a choice. Specification 1, section 9. */
export const MANUAL_FLAG_MS = 10_000;

export interface BranchChoice {
  readonly branch: BranchId;
  /** Where the visitor goes: the same page at the new branch, or / on a switch to online from elsewhere. */
  readonly pathname: string;
  readonly toast: 'switching-to-online' | 'branch-selected';
}

/**
 * What a choice by hand does. Specification 1, section 4, "Manual selection". Choosing again the branch that is
 * current already confirms it and stays where it is.
 *
 * @param choice.pathname The current path, without query and hash.
 */
export function chooseBranch(choice: {
  readonly current: BranchId | null;
  readonly chosen: BranchId;
  readonly pathname: string;
}): BranchChoice {
  const { current, chosen, pathname } = choice;
  const toast = chosen === 'online' ? 'switching-to-online' : 'branch-selected';
  if (chosen === 'online' && current !== 'online') return { branch: chosen, pathname: '/', toast };
  return { branch: chosen, pathname: swapBranchSegment(pathname, chosen), toast };
}
