import { isBranchId, isCenterId } from './branch-id';
import type { BranchId } from './branch-id';

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

/**
 * The same path at another branch: swaps a leading branch segment and leaves every other path alone.
 * Specification 1, section 4. Whether the other branch has that page is for the route table to say.
 *
 * @example swapBranchSegment('/euless/camps/winter', 'flower-mound') // '/flower-mound/camps/winter'
 */
export function swapBranchSegment(pathname: string, to: BranchId): string {
  const from = branchFromPath(pathname);
  return from === null ? pathname : `/${to}${pathname.slice(from.length + 1)}`;
}
