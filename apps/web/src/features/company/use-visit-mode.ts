import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which half of the business a page speaks of first. */
export type VisitMode = 'in-center' | 'online';

const subscribeNever = () => () => undefined;

/** Whether the browser has taken the page over; false while it must equal the static HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

/** `?mode=online` as the navigation writes it. The static HTML, which knows no query, speaks of the centers. */
export function useVisitMode(): VisitMode {
  const [query] = useSearchParams();
  return useIsHydrated() && query.get('mode') === 'online' ? 'online' : 'in-center';
}
