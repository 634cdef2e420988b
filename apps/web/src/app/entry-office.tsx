import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';

import { officeApi } from '../features/office/office-api';
import { OfficeRoom } from '../features/office/office-room';
import { makeEmotionCache } from './emotion-cache';
import { makeSiteSystem } from './site-system';

/** The office has a store, a router and a theme of its own: nothing of a request is in those of the site. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('web: the office has no #root');
  const store = configureStore({
    reducer: { [officeApi.reducerPath]: officeApi.reducer },
    middleware: (defaults) => defaults().concat(officeApi.middleware),
    devTools: false,
  });
  createRoot(root).render(
    <CacheProvider value={makeEmotionCache()}>
      <Provider store={store}>
        <ChakraProvider value={makeSiteSystem()}>
          <BrowserRouter>
            <OfficeRoom />
          </BrowserRouter>
        </ChakraProvider>
      </Provider>
    </CacheProvider>,
  );
}

start();
