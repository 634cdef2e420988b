import type { VisitMode } from '@kidcode/school';
import { useSearchParams } from 'react-router-dom';

import { useHydrated } from '../../shared/use-hydrated';

export type { VisitMode };

/** `?mode=online` as the navigation writes it. The static HTML, which knows no query, speaks of the centers. */
export function useVisitMode(): VisitMode {
  const [query] = useSearchParams();
  return useHydrated() && query.get('mode') === 'online' ? 'online' : 'in-center';
}
