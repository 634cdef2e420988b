import { useEffect, useRef } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectIsShared } from './finder-slice';
import type { Finder } from './use-finder';

/**
 * A search that came in the address and finds nothing was sent by the form before any script ran, or by a link: it is
 * submitted once, as a parent's own ZIP code or city.
 */
export function useSearchFromAddress({ criteria, result }: Finder, submit: (query: string) => void): void {
  const isShared = useSiteSelector(selectIsShared);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isShared || criteria.query === '') return;
    isDone.current = true;
    if (result.isEmpty) submit(criteria.query);
  }, [isShared, criteria.query, result.isEmpty, submit]);
}
