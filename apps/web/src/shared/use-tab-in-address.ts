import { startTransition, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from './navigation';
import { useHydrated } from './use-hydrated';

/** Which tab an address names, and how a pressed one gets into it. */
export interface TabInAddress<Id extends string> {
  /** Null while the address names none, and in the static page, which knows no fragment. */
  readonly current: Id | null;
  readonly select: (id: string) => void;
}

/**
 * Keeps the chosen tab in the address, as its fragment: a reload, Back and a link that is passed on lead to the tab
 * that was read. Choosing adds no step to the history and does not move the page.
 *
 * @param ids What the tabs are called in the address.
 */
export function useTabInAddress<Id extends string>(ids: readonly Id[]): TabInAddress<Id> {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useSiteNavigate();
  // A pressed tab opens at once; the address, which the whole page follows, may take its time.
  const [shown, showNow] = useOptimistic(hash);
  const isKnown = useHydrated();
  const select = (id: string) => {
    if (!ids.some((known) => known === id) || shown === `#${id}`) return;
    startTransition(() => {
      showNow(`#${id}`);
      navigate(
        { pathname, search, hash: id },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      );
    });
  };
  return { current: isKnown ? (ids.find((id) => `#${id}` === shown) ?? null) : null, select };
}
