import type { StartListening, SiteState } from '../../shared/store-hooks';
import { branchRemembered, pageEntered } from '../branch/branch-slice';

/** Whether the browser would answer without asking; an old browser that cannot say would ask. */
export async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Automatic selection (specification 1, section 4), as far as it happens by itself: on the home page, and only
 * with a permission that was granted before (D-30). The rules load when they are needed; the visible offer is
 * `FindMyCenter`.
 */
export function startLocationEffects(startListening: StartListening<SiteState>): void {
  startListening({
    predicate: (action) => branchRemembered.match(action) || pageEntered.match(action),
    effect: async (_action, api) => {
      if (api.getState().branch.location.pathname !== '/' || !(await isGranted())) return;
      const { detectBranchSilently } = await import('./detect-branch');
      await detectBranchSilently(api);
    },
  });
}
