import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { UiProvider } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { siteSystem } from './site-system';
import type { RootState, SiteStore } from './store';

interface ProvidersProps {
  readonly cache: EmotionCache;
  /** The rules of the whole site stand in the page already: they are not written once more. */
  readonly hasGlobalStyles?: boolean;
  readonly store: SiteStore['store'];
  /** Browser only: the state of the static HTML, which parts that hydrate late must start from. */
  readonly staticState?: RootState;
  readonly children: ReactNode;
}

/** The same tree for the pre-renderer and the browser, so that hydration finds what it expects. */
export function Providers({ cache, hasGlobalStyles = false, store, staticState, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <Provider store={store} {...(staticState && { serverState: staticState })}>
        <UiProvider system={siteSystem} hasGlobalStyles={hasGlobalStyles}>
          {children}
        </UiProvider>
      </Provider>
    </CacheProvider>
  );
}
