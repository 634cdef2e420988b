import type { SiteDay } from '@kidcode/scheduling';
import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';

import { branchReducer } from '../features/branch/branch-slice';
import { clockReducer } from '../features/clock/clock-slice';
import { locationReducer } from '../features/location/location-slice';
import { notificationsReducer } from '../features/notifications/notifications-slice';
import { themeReducer } from '../features/theme/theme-slice';
import type { StartListening } from '../shared/start-listening';
import { siteConfig } from '../shared/site-config';

const rootReducer = combineSlices({
  branch: branchReducer,
  clock: clockReducer,
  location: locationReducer,
  notifications: notificationsReducer,
  theme: themeReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * Makes the store of one page view; the pre-renderer makes one per page.
 *
 * `listeners` holds the side effects, started in the browser only. `addMiddleware` lets a feature that
 * loads late (data fetching) bring its own middleware, so that the first route does not carry it.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware();
  const late = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { clock: { today: siteConfig.builtToday as SiteDay }, ...preloadedState } as RootState,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(late.middleware),
    devTools: false,
  });
  const startListening = listeners.startListening as StartListening<RootState>;
  return { store, startListening, addMiddleware: late.addMiddleware };
}

export type SiteStore = ReturnType<typeof makeStore>;
