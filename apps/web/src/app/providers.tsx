import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { UiProvider, type UiSystem } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { RootState, SiteStore } from './store';

interface ProvidersProps {
  readonly cache: EmotionCache;
  readonly system: UiSystem;
  readonly store: SiteStore['store'];
  /** Browser only: the state of the static HTML, which parts that hydrate late must start from. */
  readonly staticState?: RootState;
  readonly children: ReactNode;
}

/** The same tree for the pre-renderer and the browser, so that hydration finds what it expects. */
export function Providers({ cache, system, store, staticState, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <Provider store={store} {...(staticState && { serverState: staticState })}>
        <UiProvider system={system}>{children}</UiProvider>
      </Provider>
    </CacheProvider>
  );
}
