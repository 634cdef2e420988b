import { BRANCHES, branchToast, type BranchId, type BranchToastCode } from '@kidcode/branches';

import { toastShown, type ToastPlace } from '../notifications/notifications-slice';

/** A toast about the branch, in the specified words. */
export function branchToastShown(code: BranchToastCode, branchId?: BranchId, place: ToastPlace = 'area') {
  const { title, description, durationMs } = branchToast(code, branchId && BRANCHES[branchId].name);
  return toastShown({ title, description, duration: durationMs, place });
}
