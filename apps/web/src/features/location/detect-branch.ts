import { automaticBranch, BRANCHES, branchToast, type LocationOutcome } from '@kidcode/branches';
import type { Dispatch } from '@reduxjs/toolkit';

import { readStored, SESSION_FLAGS, writeStored } from '../../shared/browser-storage';
import { branchChosen, type BranchState } from '../branch/branch-slice';
import { toastShown } from '../notifications/notifications-slice';
import { requestLocation } from './request-location';

/** The part of the store that detection reads and writes. */
export interface DetectionApi {
  readonly dispatch: Dispatch;
  getState(): { readonly branch: BranchState };
}

/** 'Enable Location Services', once per session, to those whose browser refuses (specification 1, section 8). */
function suggestLocation(dispatch: Dispatch, location: LocationOutcome): void {
  if (location.ok || location.error !== 'denied') return;
  if (readStored(SESSION_FLAGS.locationHintShown, 'sessionStorage') === 'true') return;
  writeStored(SESSION_FLAGS.locationHintShown, 'true', 'sessionStorage');
  const { title, description, durationMs } = branchToast('enable-location');
  dispatch(toastShown({ title, description, duration: durationMs, place: 'notifier' }));
}

/**
 * Looks up the location and lets it choose the branch, by the rule of `automaticBranch`.
 *
 * @param origin `silent`: on the home page without being asked, so nothing happens to a visitor who has moved on
 *   meanwhile; `asked`: in answer to the visitor, on any page.
 */
export async function detectBranch(
  { dispatch, getState }: DetectionApi,
  origin: 'silent' | 'asked',
): Promise<void> {
  const location = await requestLocation(dispatch);
  // Read now: the visitor may have chosen while the device was thinking.
  const { current, chosen, chosenByHand, managementDisabled, location: page } = getState().branch;
  if (managementDisabled || (origin === 'silent' && page.pathname !== '/')) return;
  const decision = automaticBranch({ current: chosen ? current : null, manual: chosenByHand, location });
  if (decision.action === 'set') {
    dispatch(branchChosen(decision.branch, 'automatic'));
    const { title, description, durationMs } = branchToast(decision.toast, BRANCHES[decision.branch].name);
    dispatch(toastShown({ title, description, duration: durationMs }));
  }
  suggestLocation(dispatch, location);
}
