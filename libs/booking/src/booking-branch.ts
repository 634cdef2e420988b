import { DEFAULT_BRANCH, DEFAULT_CENTER, isBranchId, isCenterId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';
import { THIS_SCHOOL } from './booking-school';
import type { BookingSchool } from './booking-school';

/**
 * The branch that a booking link names: a branch id as it is, anything else - no string, or a string that is
 * no branch - the default center. Specification 1, sections 3 and 5.
 */
export const linkBranch = (branchId: unknown): BranchId => (isBranchId(branchId) ? branchId : DEFAULT_CENTER);

/** The center of a visit where nobody needs to be asked for it: the chosen one, or the only one; else null (D-48). */
export function centerToVisit(
  current: BranchId | null,
  { centers }: BookingSchool = THIS_SCHOOL,
): CenterId | null {
  if (isCenterId(current)) return current;
  return centers.length === 1 ? (centers[0] ?? null) : null;
}

/**
 * The branch of a booking link while nobody has chosen one: trials book the school's default branch, consultations and
 * the core booking portal the default center. Specification 1, section 7.
 */
export const bookingBranch = (
  current: BranchId | null,
  purpose: 'trial' | 'consultation' | 'core-booking',
): BranchId => current ?? (purpose === 'trial' ? DEFAULT_BRANCH : DEFAULT_CENTER);
