import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False on the server and in the first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
