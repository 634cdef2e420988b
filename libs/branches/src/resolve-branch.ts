import { TIME } from '@kidcode/current-school';
import { DEFAULT_BRANCH, isBranchId, isCenterId, type BranchId } from './branches';

/** Pages that belong to the online branch although no segment of their path is a branch id. */
const ONLINE_PATHS: readonly string[] = ['/online-camps', '/online-specialized-programs'];

/**
 * The branch that the first segment of a path names, or null. Specification 1, section 2, "Branch as path".
 *
 * @param pathname A path without query and hash, beginning with '/'.
 * @example branchFromPath('/euless/camps') // 'euless'
 */
export function branchFromPath(pathname: string): BranchId | null {
  const [before, first] = pathname.split('/', 2);
  return before === '' && isBranchId(first) ? first : null;
}

/**
 * The branch to which a path is dedicated without beginning with it, or null: a later segment is a branch id
 * (`/camps/winter/euless`, `/programs/online/core`), or the page is one of the online pages (`/online-camps`).
 */
export function dedicatedBranch(pathname: string): BranchId | null {
  const path = pathname.replace(/\/+$/, '');
  if (ONLINE_PATHS.includes(path)) return 'online';
  return path.split('/').slice(2).find(isBranchId) ?? null;
}

/**
 * The branch that a visit to an address makes the visitor's own (D-46): the home of a branch, or a camp page of a center.
 * Every other page of a branch is only shown as that branch's. Null when the visit changes nothing.
 *
 * @example branchKeptBy('/camps/winter/euless') // 'euless'; branchKeptBy('/online/pricing') // null
 */
export function branchKeptBy(pathname: string): BranchId | null {
  const segments = pathname.split('/').slice(1).filter(Boolean);
  const [first, second] = segments;
  if (segments.length === 1) return branchFromPath(pathname);
  const isCampPage = first === 'camps' || (isCenterId(first) && second === 'camps');
  return isCampPage ? (segments.find(isCenterId) ?? null) : null;
}

/** How long, in milliseconds, the manual-selection flag stands after a choice. Specification 1, section 9. */
export const MANUAL_FLAG_MS = 10_000;

/**
 * Where a choice by hand leads: to / on a switch to online from elsewhere, else to the same path at the new branch:
 * swaps a leading branch segment and leaves every other path alone. Specification 1, section 4, "Manual selection".
 * Whether the new branch has that page is for the route table to say. Choosing again the branch that is current
 * already stays where it is.
 *
 * @param pathname The current path, without query and hash.
 * @example pathAfterChoice('euless', 'flower-mound', '/euless/camps/winter') // '/flower-mound/camps/winter'
 */
export function pathAfterChoice(current: BranchId | null, chosen: BranchId, pathname: string): string {
  if (chosen === 'online' && current !== 'online') return '/';
  const from = branchFromPath(pathname);
  return from === null ? pathname : `/${chosen}${pathname.slice(from.length + 1)}`;
}

/** The school's own time zone, also the fixed one when branch management is disabled. */
export const SCHOOL_TIME_ZONE: string = TIME.zone;

interface BranchAddress {
  /** The current path, without query and hash. */
  readonly pathname: string;
  /** Route parameters; only `branchId` and, after it, `locationId` are read. */
  readonly params?:
    { readonly branchId?: string | undefined; readonly locationId?: string | undefined } | undefined;
}

interface BranchSources extends BranchAddress {
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
