import { startTransition, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@kidcode/ui';

import { useSiteNavigate } from './navigation';

/** The query of the address, and how to change it. */
export interface Query {
  /** With its question mark, or ''; '' in the static page and while it is hydrated, which know no query. */
  readonly search: string;
  /** Without its number sign, or ''; like `search`. */
  readonly hash: string;
  /** Puts others in their place, without their marks: no step in the history, no move of the page. */
  readonly replace: (search: string, hash?: string) => void;
}

/** Keeps a choice in the address: a reload, Back and a link that is passed on show the same. */
export function useQuery(): Query {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useSiteNavigate();
  // What was chosen shows at once; the address, which the whole page follows, may take its time.
  const [shown, showNow] = useOptimistic(location);
  const isKnown = useHydrated();
  const replace = (search: string, hash = '') =>
    startTransition(() => {
      showNow({ ...location, search: search && `?${search}`, hash: hash && `#${hash}` });
      navigate(
        { pathname, search, hash },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      );
    });
  return { search: isKnown ? shown.search : '', hash: isKnown ? shown.hash.slice(1) : '', replace };
}
