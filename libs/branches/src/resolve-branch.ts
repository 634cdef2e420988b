import { TIME } from '@kidcode/current-school';
import { DEFAULT_BRANCH, isBranchId } from './branch-id';
import type { BranchId } from './branch-id';
import { branchFromPath, dedicatedBranch } from './branch-path';

/** The school's own time zone, also the fixed one when branch management is disabled. */
export const SCHOOL_TIME_ZONE: string = TIME.zone;

export interface BranchSources {
  /** The current path, without query and hash. */
  readonly pathname: string;
  /** Route parameters; only `branchId` and, after it, `locationId` are read. */
  readonly params?: { readonly branchId?: string | undefined; readonly locationId?: string | undefined };
  /** The text in the `current-branch` storage key, or null. */
  readonly stored?: string | null;
  /** The session flag `branch-management-disabled`. */
  readonly managementDisabled?: boolean;
}

/**
 * Which branch the visitor is at. Specification 1, section 4: branch in the path, then the route parameter,
 * then a dedicated branch path, then the stored value, then the school's default, online; always that when branch management is
 * disabled. What is no branch id is passed over.
 *
 * @example resolveBranch({ pathname: '/', params: {}, stored: 'euless' }) // 'euless'
 */
export function resolveBranch({ pathname, params, stored, managementDisabled }: BranchSources): BranchId {
  if (managementDisabled === true) return DEFAULT_BRANCH;
  const candidates = [
    branchFromPath(pathname),
    params?.branchId,
    params?.locationId,
    dedicatedBranch(pathname),
    stored,
  ];
  return candidates.find(isBranchId) ?? DEFAULT_BRANCH;
}
