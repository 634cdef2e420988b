import { DEFAULT_BRANCH, DEFAULT_CENTER, isBranchId } from '@kidcode/branches';
import type { BranchId } from '@kidcode/branches';

/**
 * The branch that a booking link names: a branch id as it is, anything else - no string, or a string that is
 * no branch - the default center. Specification 1, sections 3 and 5.
 */
export const linkBranch = (branchId: unknown): BranchId => (isBranchId(branchId) ? branchId : DEFAULT_CENTER);

/**
 * The branch of a booking while nobody has chosen one: trials book the school's default branch, online, consultations and the core booking
 * portal at the default center. Specification 1, section 7.
 */
export const bookingBranch = (
  current: BranchId | null,
  purpose: 'trial' | 'consultation' | 'core-booking',
): BranchId => current ?? (purpose === 'trial' ? DEFAULT_BRANCH : DEFAULT_CENTER);
