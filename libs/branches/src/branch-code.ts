import type { BranchCode } from './branch';
import { isBranchId } from './branch-id';
import { BRANCHES } from './branches';

/**
 * The portal's code of a branch. Specification 1, section 3.
 *
 * @param id Any value; what is no branch id gets the Flower Mound code.
 * @example branchCode('euless') // 'KnCTX1002'
 */
export function branchCode(id: unknown): BranchCode {
  return BRANCHES[isBranchId(id) ? id : 'flower-mound'].code;
}
