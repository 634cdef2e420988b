import { TIME } from '@kidcode/current-school';
import { DEFAULT_BRANCH, isBranchId } from './branch-id';
import type { BranchId } from './branch-id';
import { branchFromPath, dedicatedBranch } from './branch-path';

/** The school's own time zone, also the fixed one when branch management is disabled. */
export const SCHOOL_TIME_ZONE: string = TIME.zone;

export interface BranchAddress {
  /** The current path, without query and hash. */
  readonly pathname: string;
  /** Route parameters; only `branchId` and, after it, `locationId` are read. */
  readonly params?:
    { readonly branchId?: string | undefined; readonly locationId?: string | undefined } | undefined;
}

export interface BranchSources extends BranchAddress {
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
  return addressedBranch({ pathname, params }) ?? (isBranchId(stored) ? stored : DEFAULT_BRANCH);
}

/** The branch that a page is about by its address, whoever reads it (D-45); null for a page of no branch. */
export function addressedBranch({ pathname, params }: BranchAddress): BranchId | null {
  const named = [branchFromPath(pathname), params?.branchId, params?.locationId, dedicatedBranch(pathname)];
  return named.find(isBranchId) ?? null;
}
