import type { createBrowserRouter } from 'react-router-dom';

import { branchRemembered } from '../features/branch/branch-slice';
import { startBranchEffects } from '../features/branch/branch-effects';
import { dayBegan } from '../features/clock/clock-slice';
import { startThemeEffects } from '../features/theme/theme-effects';
import { parseThemeChoice, themeRestored } from '../features/theme/theme-slice';
import { readStored, SESSION_FLAGS, STORAGE_KEYS } from '../shared/browser-storage';
import { siteConfig } from '../shared/site-config';
import { replayEarlyTaps } from './early-taps';
import { recoverFromDeploys } from './recover-from-deploys';
import type { SiteStore } from './store';

/** What only the browser knows comes in after hydration, through the store (design.md, "rendered twice"). */
export function startBrowserEffects(site: SiteStore, router: ReturnType<typeof createBrowserRouter>): void {
  const { store, startListening } = site;
  startThemeEffects(startListening);
  startBranchEffects(startListening, router);
  recoverFromDeploys();
  store.dispatch(themeRestored(parseThemeChoice(readStored(STORAGE_KEYS.theme))));
  store.dispatch(
    branchRemembered({
      stored: readStored(STORAGE_KEYS.currentBranch),
      manual: readStored(STORAGE_KEYS.branchManualSelection) === 'true',
      managementDisabled: readStored(SESSION_FLAGS.branchManagementDisabled, 'sessionStorage') === 'true',
    }),
  );
  if (siteConfig.pinnedToday === null) {
    void import('../features/clock/real-day').then(({ realDay }) =>
      store.dispatch(dayBegan(realDay(new Date()))),
    );
  }
  replayEarlyTaps();
}
