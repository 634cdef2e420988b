import type { BranchId, BranchToastCode } from '@kidcode/branches';
import type { Dispatch } from '@reduxjs/toolkit';

/** Shows a toast about the branch. The words come with the first one: the first route does not carry them. */
export async function showBranchToast(
  dispatch: Dispatch,
  code: BranchToastCode,
  branchId?: BranchId,
): Promise<void> {
  const { branchToastShown } = await import('./branch-toast');
  dispatch(branchToastShown(code, branchId));
}
