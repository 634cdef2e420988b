import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False in static HTML and while it is hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
