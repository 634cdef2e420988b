import { startBranchEffects } from '../features/branch/branch-effects';
import { branchRemembered } from '../features/branch/branch-slice';
import { startDialogLinks } from '../features/dialogs/dialog-links';
import { giveDialogItsEntry } from '../features/dialogs/dialog-entry';
import { startLocationEffects } from '../features/location/location-effects';
import type * as StartShell from '../features/shell/start-shell';
import {
  deviceThemeChanged,
  parseThemeChoice,
  selectIsDark,
  themeChosen,
  themeRestored,
} from '../features/theme/theme-slice';
import { keepStored, readStored, SESSION_FLAGS, STORAGE_KEYS, writeStored } from '../shared/browser-storage';
import { hasEarlyFields, tellEarlyFields } from '../shared/early-fields';
import { isGuessing, guess } from '../shared/guess';
import { watchHistory } from '../shared/history-step';
import { wakeIslands } from '../shared/island';
import { replayEarlyTaps } from '../shared/keep-taps';
import { leave } from '../shared/leaving';
import type { SiteNavigation } from '../shared/navigation';
import { nextTask } from '../shared/tasks';
import { siteConfig } from '../shared/site-config';
import { pageLoading, loadPage, pageAt } from './page-at';
import type { SiteStore } from './store';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Puts the theme on the page: `dark` on the root, `dark-mode` on the body (specification 1, section 4). */
function applyTheme(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  document.body.classList.toggle('dark-mode', isDark);
}

/**
 * Theme side effects: restores the stored choice, keeps the page's classes in step with it, stores a new one,
 * and follows the device while on `system`, and other tabs.
 */
function startThemeEffects({ store: { dispatch }, startListening }: SiteStore): void {
  startListening({
    predicate: (_action, now, before) => now.theme !== before.theme,
    effect: (action, api) => {
      applyTheme(selectIsDark(api.getState()));
      if (themeChosen.match(action)) writeStored(STORAGE_KEYS.theme, action.payload);
    },
  });
  const device = window.matchMedia(DARK_QUERY);
  device.addEventListener('change', () => dispatch(deviceThemeChanged(device.matches)));
  const restore = () =>
    dispatch(
      themeRestored({
        choice: parseThemeChoice(readStored(STORAGE_KEYS.theme)),
        deviceIsDark: device.matches,
      }),
    );
  window.addEventListener('storage', restore);
  restore();
}

/** The page that a link of the site leads to, fetched as if it was asked for. */
function fetchPageOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  const at = pageAt(link.pathname);
  if (at.type === 'page') void guess(() => loadPage(at.id));
}

/** A link under the pointer, a finger or the keyboard's focus is likely to be followed: its page is on its way. */
function fetchOnIntent(): void {
  document.addEventListener('pointerover', fetchPageOf);
  document.addEventListener('focusin', fetchPageOf);
}

/**
 * After a deploy an open page may ask for a script that is gone. Vite reports it; one guarded load of the address, which
 * is that of the page that was asked for, fetches the new files. A second failure in the same session is left to the
 * error page. What nobody has asked for yet may be missing, and so may any part of a page on which something was typed
 * or chosen: whoever asked for it says so, and nothing is lost (D-74). Without a connection, or where the session cannot
 * remember the reload, it would only lose what the visitor is doing.
 */
function recoverFromDeploys(): void {
  const path = () => window.location.pathname;
  let typedOn = hasEarlyFields() ? path() : undefined;
  document.addEventListener('input', () => (typedOn = path()));
  window.addEventListener('vite:preloadError', () => {
    if (!pageLoading.isLoading() && (isGuessing() || typedOn === path())) return;
    const flag = SESSION_FLAGS.reloadedAfterDeploy;
    if (!navigator.onLine || readStored(flag, 'sessionStorage') !== null) return;
    if (!keepStored(flag, 'true', 'sessionStorage')) return;
    leave();
    window.location.reload();
  });
}

/**
 * What only the browser knows comes in after hydration, through the store (design.md, "rendered twice"): step by step, each
 * in a task of its own, since each may render a part of the page anew. Taps are kept until the last.
 */
export async function startBrowserEffects(
  site: SiteStore,
  navigation: SiteNavigation,
  shell: Promise<typeof StartShell | null>,
): Promise<void> {
  const { store, startListening } = site;
  const early = tellEarlyFields(null);
  const steps: readonly (() => unknown)[] = [
    () => {
      // First: what was typed before the scripts counts, too, and is told next.
      recoverFromDeploys();
      watchHistory();
      giveDialogItsEntry(navigation);
    },
    ...early,
    () => startThemeEffects(site),
    () => {
      startBranchEffects(startListening, navigation);
      startLocationEffects(startListening);
      const managementDisabled =
        readStored(SESSION_FLAGS.branchManagementDisabled, 'sessionStorage') === 'true';
      store.dispatch(
        branchRemembered({
          stored: readStored(STORAGE_KEYS.currentBranch),
          manualFlag: readStored(STORAGE_KEYS.branchManualSelection),
          managementDisabled,
        }),
      );
      // What still is static HTML offers a choice that there is not (D-289).
      if (managementDisabled) wakeIslands();
    },
    () => {
      startDialogLinks(navigation);
      fetchOnIntent();
      if (siteConfig.pinnedToday === null)
        void import('../features/clock/watch-day').then(({ watchDay }) => watchDay(store.dispatch));
      if (readStored(STORAGE_KEYS.leadOutbox) !== null)
        void import('../features/leads/lead-outbox').then(({ siteOutbox }) =>
          siteOutbox(store.dispatch).wake('visitStarted'),
        );
    },
    () => shell.then((loaded) => loaded?.startShell(navigation)),
    replayEarlyTaps,
  ];
  for (const step of steps) {
    await nextTask();
    await step();
  }
}
