import type { BranchId } from '@kidcode/branches';
import { isBranchId } from '@kidcode/branches';
import type { RouteParams } from './route-row';

/**
 * The branch that a resolved path names, whether its table calls the place `branchId` or `locationId`.
 *
 * @returns `null` where the path names none; `in-center` names none (D-17).
 */
export function branchOfParams(params: RouteParams): BranchId | null {
  const named = params['branchId'] ?? params['locationId'];
  return isBranchId(named) ? named : null;
}
