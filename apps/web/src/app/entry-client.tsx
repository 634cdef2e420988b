import { ANY_CENTER } from '@kidcode/site';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';

import { pageEntered } from '../features/branch/branch-slice';
import { giveDialogItsEntry } from '../features/dialogs/own-dialog-entry';
import { nextTask } from '../shared/next-task';
import { makeEmotionCache, takeStandingStyles } from './emotion-cache';
import { branchLocationOf, followNavigation } from './follow-navigation';
import { HydrationMark } from './hydration-mark';
import { makeRouter } from './make-router';
import { Providers } from './providers';
import { makeSiteSystem } from './site-system';
import { startBrowserEffects } from './start-browser-effects';
import { makeStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;

/** An address without a page is followed to its end before hydration, or React throws the static HTML away. */
function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

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
  const router = await makeRouter(window.location);
  await initialized(router);
  await nextTask();
  site.store.dispatch(pageEntered({ ...branchLocationOf(router.state), anyCenter }));
  followNavigation(router, site.store);
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers cache={cache} system={system} store={site.store} staticState={site.store.getState()}>
        <RouterProvider router={router} />
        <HydrationMark onHydrated={() => startBrowserEffects(site, router)} />
      </Providers>,
    );
  });
}

void start();
