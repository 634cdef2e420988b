import { followPath, readAsked } from '@kidcode/site';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { pageEntered } from '../features/branch/branch-slice';
import { isStandInHere } from '../features/branch/stand-in';
import { nextTask } from '../shared/tasks';
import { makeEmotionCache, takeStandingStyles } from './emotion-cache';
import { firstPage } from './page-at';
import { branchLocationOf, followNavigation, makeNavigation } from './follow-navigation';
import { HydrationMark, Providers } from './providers';
import { makeSiteSystem } from './site-system';
import { SiteView } from './site-view';
import { startBrowserEffects } from './start-browser-effects';
import { makeStore } from './store';

/** Step by step, each in a task of its own: a slow phone paints and scrolls in between. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('web: the page has no #root');
  const { pathname, search, hash } = window.location;
  const redirected = readAsked(search);
  let anyCenter = isStandInHere();
  if (redirected !== null) {
    const { settleCenter } = await import('../features/branch/settle-center');
    const settled = settleCenter(redirected.asked, pathname);
    const rest = redirected.rest + hash;
    // The host may keep the page at an address with a slash.
    if (settled !== null && settled.path !== followPath(pathname).finalPath) {
      window.location.replace(settled.path + rest);
      return;
    }
    anyCenter = settled?.standsIn === true;
    // Remove the query parameter that the redirect, or the link, added.
    window.history.replaceState(window.history.state, '', pathname + rest);
  }
  await nextTask();
  const cache = makeEmotionCache();
  const hasStyles = takeStandingStyles(cache);
  const system = makeSiteSystem({ hasGlobalCss: !hasStyles });
  await nextTask();
  const site = makeStore();
  await firstPage(window.location);
  const navigation = makeNavigation(window.location);
  await nextTask();
  site.store.dispatch(pageEntered({ ...branchLocationOf(window.location.pathname), anyCenter }));
  followNavigation(navigation, site.store);
  await nextTask();
  // On its way while the page is hydrated; a page without it still shows everything.
  const shell = import('../features/shell/start-shell').catch(() => null);
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers cache={cache} system={system} store={site.store} staticState={site.store.getState()}>
        <BrowserRouter>
          <SiteView navigation={navigation} />
        </BrowserRouter>
        <HydrationMark onHydrated={() => startBrowserEffects(site, navigation, shell)} />
      </Providers>,
    );
  });
}

void start();
