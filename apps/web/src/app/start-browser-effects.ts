import type { createBrowserRouter } from 'react-router-dom';

import { branchRemembered } from '../features/branch/branch-slice';
import { startBranchEffects } from '../features/branch/branch-effects';
import { startDialogLinks } from '../features/dialogs/dialog-links';
import { startLocationEffects } from '../features/location/location-effects';
import { startThemeEffects } from '../features/theme/theme-effects';
import { readStored, SESSION_FLAGS, STORAGE_KEYS } from '../shared/browser-storage';
import { replayEarlyTaps } from '../shared/keep-taps';
import { siteConfig } from '../shared/site-config';
import { recoverFromDeploys } from './recover-from-deploys';
import type { SiteStore } from './store';

/** What only the browser knows comes in after hydration, through the store (design.md, "rendered twice"). */
export function startBrowserEffects(site: SiteStore, router: ReturnType<typeof createBrowserRouter>): void {
  const { store, startListening } = site;
  startThemeEffects(startListening, store.dispatch);
  startBranchEffects(startListening, router);
  startLocationEffects(startListening);
  recoverFromDeploys(router);
  store.dispatch(
    branchRemembered({
      stored: readStored(STORAGE_KEYS.currentBranch),
      manualFlag: readStored(STORAGE_KEYS.branchManualSelection),
      managementDisabled: readStored(SESSION_FLAGS.branchManagementDisabled, 'sessionStorage') === 'true',
    }),
  );
  if (siteConfig.pinnedToday === null) {
    void import('../features/clock/watch-day').then(({ watchDay }) => watchDay(store.dispatch));
  }
  startDialogLinks(router);
  if (readStored(STORAGE_KEYS.leadOutbox) !== null) {
    void import('../features/leads/wake-outbox').then(({ wakeOutbox }) => wakeOutbox(store.dispatch));
  }
  void import('../features/shell/start-shell').then(({ startShell }) => startShell(router));
  replayEarlyTaps();
}
