import { automaticBranch, mayDetectBranch, type LocationOutcome } from '@kidcode/branches';
import type { Dispatch, Store } from '@reduxjs/toolkit';

import { readStored, SESSION_FLAGS, writeStored } from '../../shared/browser-storage';
import type { SiteState } from '../../shared/store-hooks';
import { branchChosen } from '../branch/branch-slice';
import { branchToastShown } from '../branch/branch-toast';
import { requestLocation } from './request-location';

/** The part of the store that detection reads and writes. */
type DetectionApi = Pick<Store<SiteState>, 'dispatch' | 'getState'>;

const isFlagged = (flag: string): boolean => readStored(flag, 'sessionStorage') === 'true';

/** 'Enable Location Services', once per session, to those whose browser refuses (specification 1, section 8). */
function suggestLocation(dispatch: Dispatch, location: LocationOutcome): void {
  if (location.ok || location.error !== 'denied' || isFlagged(SESSION_FLAGS.locationHintShown)) return;
  writeStored(SESSION_FLAGS.locationHintShown, 'true', 'sessionStorage');
  dispatch(branchToastShown('enable-location', undefined, 'notifier'));
}

/** Lets a location choose the branch, by the rule of `automaticBranch`. */
function applyLocation(api: DetectionApi, location: LocationOutcome): void {
  const { current, chosen, chosenByHand, managementDisabled } = api.getState().branch;
  if (managementDisabled) return;
  const decision = automaticBranch({ current: chosen ? current : null, manual: chosenByHand, location });
  if (decision !== null) {
    api.dispatch(branchChosen(decision.branch, 'automatic'));
    api.dispatch(branchToastShown(decision.toast, decision.branch));
  }
  suggestLocation(api.dispatch, location);
}

/** Looks up the location in answer to the visitor, on any page, and lets it choose the branch. */
export async function detectBranch(api: DetectionApi): Promise<void> {
  applyLocation(api, await requestLocation(api.dispatch));
}

let alreadyTried = false;

/**
 * The same without being asked: once per page load, and only where the specification lets it happen. Nothing
 * happens to a visitor who has left the home page meanwhile.
 */
export async function detectBranchSilently(api: DetectionApi): Promise<void> {
  const { location: page, managementDisabled, chosenByHand, chosen, current } = api.getState().branch;
  const detectionDisabled = isFlagged(SESSION_FLAGS.branchDetectionDisabled);
  const { pathname } = page;
  if (!mayDetectBranch({ pathname, detectionDisabled, managementDisabled, alreadyTried })) return;
  alreadyTried = true;
  // Nothing the device could say would change these, so it is not asked.
  if (chosenByHand || (chosen && current !== 'online')) return;
  const location = await requestLocation(api.dispatch);
  if (api.getState().branch.location.pathname === '/') applyLocation(api, location);
}
