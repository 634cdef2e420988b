import { isKnownDistance } from '@kidcode/school';
import type { FinderCenter } from './finder-center';
import type { LatLng } from './lat-lng';

/** What the finder knows beside the criteria. */
export interface FinderContext {
  /** Where distances are measured from, if it is known; a bad coordinate counts as unknown. */
  readonly from?: LatLng | null;
  readonly currentBranch?: string | null;
  readonly favorites?: readonly string[];
}

/** A center on the list; `distanceMiles` is null when it is not known, so that nobody shows it (D-22). */
export interface FoundCenter<C extends FinderCenter> {
  readonly id: C['id'];
  readonly center: C;
  readonly distanceMiles: number | null;
  readonly isCurrent: boolean;
  readonly isFavorite: boolean;
}

/** Every center as the list would show it, in the order given. `miles` are their distances, null without a place. */
export function describeCenters<C extends FinderCenter>(
  centers: readonly C[],
  miles: ArrayLike<number> | null,
  context: FinderContext,
): FoundCenter<C>[] {
  const favorites = new Set(context.favorites);
  return centers.map((center, position) => {
    const distance = miles?.[position];
    return {
      id: center.id,
      center,
      distanceMiles: distance !== undefined && isKnownDistance(distance) ? distance : null,
      isCurrent: center.id === context.currentBranch,
      isFavorite: favorites.has(center.id),
    };
  });
}
