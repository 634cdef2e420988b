import type { SiteDay } from '@kidcode/scheduling';
import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
  type Reducer,
} from '@reduxjs/toolkit';

import { branchReducer } from '../features/branch/branch-slice';
import { clockReducer } from '../features/clock/clock-slice';
import { finderReducer } from '../features/finder/finder-slice';
import { locationReducer } from '../features/location/location-slice';
import { notificationsReducer } from '../features/notifications/notifications-slice';
import { themeReducer } from '../features/theme/theme-slice';
import type { LateParts, SiteState, StartListening } from '../shared/store-hooks';
import { siteConfig } from '../shared/site-config';

/** Each store has its own: what one page view adds is no other's. */
const makeRootReducer = () =>
  combineSlices({
    branch: branchReducer,
    clock: clockReducer,
    finder: finderReducer,
    location: locationReducer,
    notifications: notificationsReducer,
    theme: themeReducer,
  } satisfies { readonly [Part in keyof SiteState]: Reducer<SiteState[Part]> });

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

const CHECK_LIMIT_MS = 10_000;

/**
 * Makes the store of one page view; the pre-renderer makes one per page.
 *
 * `listeners` holds the side effects, started in the browser only. A feature that loads late (data fetching)
 * brings its own slice and middleware through a thunk's third argument, so that the first route does not carry them.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const rootReducer = makeRootReducer();
  const listeners = createListenerMiddleware();
  const late = createDynamicMiddleware();
  const lateParts: LateParts = {
    injectReducer: (reducerPath, reducer) => {
      const reducers: { inject: (slice: { reducerPath: string; reducer: Reducer }) => unknown } = rootReducer;
      reducers.inject({ reducerPath, reducer });
      store.dispatch({ type: `${reducerPath}/injected` });
    },
    addMiddleware: late.addMiddleware,
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { clock: { today: siteConfig.builtToday as SiteDay }, ...preloadedState },
    // A development build also checks that the state stays as it is and can be written down; how long that takes on a
    // busy machine says nothing.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: lateParts },
        immutableCheck: { warnAfter: CHECK_LIMIT_MS },
        serializableCheck: { warnAfter: CHECK_LIMIT_MS },
      })
        .prepend(listeners.middleware)
        .concat(late.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
  const startListening = listeners.startListening as StartListening<RootState>;
  return { store, startListening };
}

export type SiteStore = ReturnType<typeof makeStore>;
