import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const subscribeNever = () => () => undefined;

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
  const { pathname, search, hash: address } = location;
  const navigate = useNavigate();
  // The static page knows no fragment, so neither does the first render in the browser.
  const hash = useSyncExternalStore(
    subscribeNever,
    () => address,
    () => '',
  );
  const select = (id: string) => {
    if (!ids.some((known) => known === id) || address === `#${id}`) return;
    void navigate(
      { pathname, search, hash: id },
      { replace: true, preventScrollReset: true, flushSync: true, state: location.state as unknown },
    );
  };
  return { current: ids.find((id) => `#${id}` === hash) ?? null, select };
}
