import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';

import { OfficeRoom } from '../features/office/office-room';
import { makeEmotionCache } from './emotion-cache';
import { makeSiteSystem } from './site-system';

/** The office has a store, a router and a theme of its own. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('web: the office has no #root');
  createRoot(root).render(
    <CacheProvider value={makeEmotionCache()}>
      <ChakraProvider value={makeSiteSystem()}>
        <BrowserRouter>
          <OfficeRoom />
        </BrowserRouter>
      </ChakraProvider>
    </CacheProvider>,
  );
}

start();
