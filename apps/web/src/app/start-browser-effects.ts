import { branchRemembered } from '../features/branch/branch-slice';
import { startBranchEffects } from '../features/branch/branch-effects';
import { startDialogLinks } from '../features/dialogs/dialog-links';
import { giveDialogItsEntry } from '../features/dialogs/own-dialog-entry';
import type * as StartShell from '../features/shell/start-shell';
import { startLocationEffects } from '../features/location/location-effects';
import { startThemeEffects } from '../features/theme/theme-effects';
import { readStored, SESSION_FLAGS, STORAGE_KEYS } from '../shared/browser-storage';
import { replayEarlyTaps } from '../shared/keep-taps';
import { watchHistory } from '../shared/history-step';
import type { SiteNavigation } from '../shared/navigation';
import { nextTask } from '../shared/next-task';
import { siteConfig } from '../shared/site-config';
import { fetchOnIntent } from './fetch-on-intent';
import { recoverFromDeploys } from './recover-from-deploys';
import type { SiteStore } from './store';

/**
 * What only the browser knows comes in after hydration, through the store (design.md, "rendered twice"): step by step, each
 * in a task of its own, since each may render a part of the page anew. Taps are kept until the last.
 */
export async function startBrowserEffects(
  { store, startListening }: SiteStore,
  navigation: SiteNavigation,
  shell: Promise<typeof StartShell | null>,
): Promise<void> {
  const steps: readonly (() => unknown)[] = [
    () => {
      watchHistory();
      giveDialogItsEntry(navigation);
    },
    () => startThemeEffects(startListening, store.dispatch),
    () => {
      startBranchEffects(startListening, navigation);
      startLocationEffects(startListening);
      recoverFromDeploys();
      store.dispatch(
        branchRemembered({
          stored: readStored(STORAGE_KEYS.currentBranch),
          manualFlag: readStored(STORAGE_KEYS.branchManualSelection),
          managementDisabled: readStored(SESSION_FLAGS.branchManagementDisabled, 'sessionStorage') === 'true',
        }),
      );
    },
    () => {
      startDialogLinks(navigation);
      fetchOnIntent();
      if (siteConfig.pinnedToday === null)
        void import('../features/clock/watch-day').then(({ watchDay }) => watchDay(store.dispatch));
      if (readStored(STORAGE_KEYS.leadOutbox) !== null)
        void import('../features/leads/wake-outbox').then(({ wakeOutbox }) => wakeOutbox(store.dispatch));
    },
    () => shell.then((loaded) => loaded?.startShell(navigation)),
    replayEarlyTaps,
  ];
  for (const step of steps) {
    await nextTask();
    await step();
  }
}
