import { DEFAULT_CENTER, isBranchId } from './branch-id';
import { BRANCHES } from './branches';

/** The code by which the enrollment portal knows a branch. */
export type BranchCode = string;

/**
 * The portal's code of a branch. Specification 1, section 3.
 *
 * @param id Any value; what is no branch id gets the code of the default center.
 */
export function branchCode(id: unknown): BranchCode {
  return BRANCHES[isBranchId(id) ? id : DEFAULT_CENTER].code;
}
