import type { VisitMode } from '@kidcode/school';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@kidcode/ui';

/** What a school says to families of a center, or online where it says something else there. */
export const forMode = <Text>(
  texts: { readonly 'in-center': Text; readonly online?: Text | undefined },
  mode: VisitMode,
): Text => texts[mode] ?? texts['in-center'];

/** `?mode=online` as the navigation writes it. The static HTML, which knows no query, speaks of the centers. */
export function useVisitMode(): VisitMode {
  const [query] = useSearchParams();
  return useHydrated() && query.get('mode') === 'online' ? 'online' : 'in-center';
}
