import { ANY_CENTER } from '@kidcode/site';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { pageEntered } from '../features/branch/branch-slice';
import { giveDialogItsEntry } from '../features/dialogs/own-dialog-entry';
import { nextTask } from '../shared/next-task';
import { makeEmotionCache, takeStandingStyles } from './emotion-cache';
import { branchLocationOf, followNavigation } from './follow-navigation';
import { HydrationMark } from './hydration-mark';
import { firstPage } from './first-page';
import { Providers } from './providers';
import { makeSiteRouter } from './site-router';
import { makeSiteSystem } from './site-system';
import { SiteView } from './site-view';
import { startBrowserEffects } from './start-browser-effects';
import { makeStore } from './store';

/** Step by step, each in a task of its own: a slow phone paints and scrolls in between. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('web: the page has no #root');
  const { pathname, search, hash } = window.location;
  const anyCenter = search === ANY_CENTER;
  if (anyCenter) {
    const { settleCenter } = await import('../features/branch/settle-center');
    const center = settleCenter(pathname, search);
    if (center.type === 'elsewhere') {
      window.location.replace(center.path + hash);
      return;
    }
    // The mark of the redirect has done its work.
    window.history.replaceState(window.history.state, '', pathname + hash);
  }
  await nextTask();
  const cache = makeEmotionCache();
  const hasStyles = takeStandingStyles(cache);
  const system = makeSiteSystem({ hasGlobalCss: !hasStyles });
  await nextTask();
  const site = makeStore();
  giveDialogItsEntry();
  await nextTask();
  const router = makeSiteRouter(await firstPage(window.location));
  await nextTask();
  site.store.dispatch(pageEntered({ ...branchLocationOf(window.location.pathname), anyCenter }));
  followNavigation(router, site.store);
  await nextTask();
  // On its way while the page is hydrated; a page without it still shows everything.
  const shell = import('../features/shell/start-shell').catch(() => null);
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers cache={cache} system={system} store={site.store} staticState={site.store.getState()}>
        <SiteView router={router} />
        <HydrationMark onHydrated={() => startBrowserEffects(site, router, shell)} />
      </Providers>,
    );
  });
}

void start();
