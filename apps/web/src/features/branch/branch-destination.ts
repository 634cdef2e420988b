import { chooseBranch, type BranchId } from '@kidcode/branches';
import { followPath } from '@kidcode/site';

/** Where the visitor stands in the router. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Where a choice by hand leads: the same page at the new branch with its query and fragment, the branch's own
 * home where it has no such page, or / on a switch to online (specification 1, section 4, Manual selection).
 *
 * @param current The branch before the choice, or null when none was set.
 * @returns null when the visitor stays where they are.
 */
export function branchDestination(
  current: BranchId | null,
  chosen: BranchId,
  { pathname, search, hash }: Address,
): string | null {
  const to = chooseBranch({ current, chosen, pathname }).pathname;
  if (to === pathname) return null;
  if (to === '/') return to;
  return followPath(to).end === null ? `/${chosen}` : to + search + hash;
}
