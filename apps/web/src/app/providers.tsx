import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { system } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { SiteStore } from './store';

interface ProvidersProps {
  readonly cache: EmotionCache;
  readonly store: SiteStore['store'];
  readonly children: ReactNode;
}

/** The same tree for the pre-renderer and the browser, so that hydration finds what it expects. */
export function Providers({ cache, store, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <Provider store={store}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </Provider>
    </CacheProvider>
  );
}
