import { mayDetectBranch } from '@kidcode/branches';

import { readStored, SESSION_FLAGS } from '../../shared/browser-storage';
import type { StartListening } from '../../shared/start-listening';
import { branchRemembered, pageEntered, type BranchState } from '../branch/branch-slice';

interface WithBranch {
  readonly branch: BranchState;
}

/** Whether the browser would answer without asking; an old browser that cannot say would ask. */
async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Automatic selection (specification 1, section 4), as far as it happens by itself: on the home page, once per
 * page load, and only with a permission that was granted before (D-30). The rest is `FindMyCenter`'s.
 */
export function startLocationEffects<State extends WithBranch>(startListening: StartListening<State>): void {
  let alreadyTried = false;
  startListening({
    predicate: (action) => branchRemembered.match(action) || pageEntered.match(action),
    effect: async (_action, api) => {
      const { location, managementDisabled, chosenByHand, chosen, current } = api.getState().branch;
      const detectionDisabled =
        readStored(SESSION_FLAGS.branchDetectionDisabled, 'sessionStorage') === 'true';
      const { pathname } = location;
      if (!mayDetectBranch({ pathname, detectionDisabled, managementDisabled, alreadyTried })) return;
      alreadyTried = true;
      // Nothing the device could say would change these.
      if (chosenByHand || (chosen && current !== 'online') || !(await isGranted())) return;
      const { detectBranch } = await import('./detect-branch');
      await detectBranch(api, 'silent');
    },
  });
}
