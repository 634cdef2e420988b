import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { UiSystem } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Provider } from 'react-redux';

import type { RootState, SiteStore } from './store';

/** Set once the page answers to taps; tests and the early-tap replay wait for it. */
const HYDRATED_MARK = 'kidcode:hydrated';

interface HydrationMarkProps {
  /** What the page needs, once hydrated, before it answers. */
  readonly onHydrated: () => Promise<void>;
}

/** Runs `onHydrated` once, when the tree around it has been hydrated, and sets the mark when it is through. */
export function HydrationMark({ onHydrated }: HydrationMarkProps) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void onHydrated().then(() => {
      performance.mark(HYDRATED_MARK);
      // The same where a test has taken the browser's clock away, and the marks with it.
      document.documentElement.dataset.hydrated = '';
    });
  }, [onHydrated]);
  return null;
}

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
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </Provider>
    </CacheProvider>
  );
}
