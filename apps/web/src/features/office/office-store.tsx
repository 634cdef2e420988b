import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

import { officeApi } from './office-api';
import { makeOwnChanges } from './own-changes';

const CHECK_LIMIT_MS = 10_000;

/** The office has a store of its own: nothing of a request is in the site's. */
const makeStore = () =>
  configureStore({
    reducer: { [officeApi.reducerPath]: officeApi.reducer },
    // As in the site's store: the checks of a development build are slow on a busy machine.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: makeOwnChanges() },
        immutableCheck: { warnAfter: CHECK_LIMIT_MS },
        serializableCheck: { warnAfter: CHECK_LIMIT_MS },
      }).concat(officeApi.middleware),
    devTools: false,
  });

export function OfficeStore({ children }: { readonly children: ReactNode }) {
  const [store] = useState(makeStore);
  return <Provider store={store}>{children}</Provider>;
}
