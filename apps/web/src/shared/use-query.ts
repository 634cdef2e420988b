import { useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from './use-hydrated';

/** The query of the address, and how to change it. */
export interface Query {
  /** With its question mark, or ''; '' in the static page and while it is hydrated, which know no query. */
  readonly search: string;
  /** Without its number sign, or ''; like `search`. */
  readonly hash: string;
  /** Puts another query in its place, without a question mark: no step in the history, no move of the page. */
  readonly replace: (search: string) => void;
}

/** Keeps a choice in the address: a reload, Back and a link that is passed on show the same. */
export function useQuery(): Query {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const isKnown = useHydrated();
  const replace = (next: string) =>
    void navigate(
      { pathname, search: next },
      { replace: true, preventScrollReset: true, flushSync: true, state: location.state as unknown },
    );
  return { search: isKnown ? search : '', hash: isKnown ? hash.slice(1) : '', replace };
}
