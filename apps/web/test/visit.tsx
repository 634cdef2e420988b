import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { makeEmotionCache } from '../src/app/emotion-cache';
import { firstPage } from '../src/app/page-at';
import { branchLocationOf, followNavigation, makeNavigation } from '../src/app/follow-navigation';
import { Providers } from '../src/app/providers';
import { makeSiteSystem } from '../src/app/site-system';
import { SiteView } from '../src/app/site-view';
import { makeStore } from '../src/app/store';
import { pageEntered } from '../src/features/branch/branch-slice';
import type { NavigationOptions } from '../src/shared/navigation';
import { until } from './render';

const system = makeSiteSystem();
const open = new Set<Root>();

export function leaveAll(): void {
  for (const root of open) act(() => root.unmount());
  open.clear();
  document.body.replaceChildren();
}

/**
 * A visitor with the site in front of them.
 *
 * @param address Where they came to; without one the page where they are is loaded again.
 */
export async function visitorAt(address?: string) {
  leaveAll();
  if (address !== undefined) window.history.replaceState(null, '', address);
  await firstPage(window.location);
  const { store } = makeStore();
  const navigation = makeNavigation(window.location);
  store.dispatch(pageEntered(branchLocationOf(window.location.pathname)));
  followNavigation(navigation, store);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  open.add(root);
  await act(async () => {
    root.render(
      <Providers cache={makeEmotionCache()} system={system} store={store}>
        <BrowserRouter>
          <SiteView navigation={navigation} />
        </BrowserRouter>
      </Providers>,
    );
    await Promise.resolve();
  });
  return {
    store,
    navigation,
    go: (to: string, options?: NavigationOptions) => act(() => navigation.navigate(to, options)),
    visit: async (to: string, options?: NavigationOptions) => {
      const before = navigation.state.location;
      act(() => navigation.navigate(to, options));
      await until(() => navigation.state.location !== before);
    },
    back: async () => {
      const before = navigation.state.location;
      window.history.back();
      await until(() => navigation.state.location !== before);
    },
  };
}
