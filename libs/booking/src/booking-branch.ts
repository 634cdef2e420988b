import { isBranchId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';

/** The default of every booking. Source: specification 1, section 9. */
export const DEFAULT_BOOKING_BRANCH = 'flower-mound' satisfies CenterId;

/**
 * The branch that a booking link names: a branch id as it is, anything else - no string, or a string that is
 * no branch - Flower Mound. Specification 1, sections 3 and 5.
 */
export const linkBranch = (branchId: unknown): BranchId =>
  isBranchId(branchId) ? branchId : DEFAULT_BOOKING_BRANCH;

/**
 * The branch that a dialog names and books with: online until a center is chosen or its question is answered, the
 * same in every dialog (D-48). The links keep defaults of their own for callers that name no branch.
 */
export const dialogBranch = (current: BranchId | null): BranchId => current ?? 'online';

/**
 * The branch of a booking link while nobody has chosen one: trials book online, consultations and the core booking
 * portal at Flower Mound. Specification 1, section 7.
 */
export const bookingBranch = (
  current: BranchId | null,
  purpose: 'trial' | 'consultation' | 'core-booking',
): BranchId => current ?? (purpose === 'trial' ? 'online' : DEFAULT_BOOKING_BRANCH);
