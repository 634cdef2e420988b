import { distanceMiles } from '@kidcode/school';
import { ALL } from './finder-criteria';
import type { FinderCriteria } from './finder-criteria';
import type { FinderCenter } from './finder-center';
import { describeCenters } from './found-center';
import type { FinderContext, FoundCenter } from './found-center';
import { isLatLng } from './lat-lng';

export type FinderFilters = Pick<FinderCriteria, 'state' | 'city' | 'distance' | 'showFavorites'>;

/**
 * Whether a center passes the filters. Specification 2, section 5: 'all' lets every state or city pass, and the
 * distance counts only when the visitor's place is known and the limit is above 0.
 *
 * @param canMeasure Whether the visitor's place is known.
 */
export function passesFilters(
  { center, distanceMiles, isFavorite }: FoundCenter<FinderCenter>,
  filters: FinderFilters,
  canMeasure: boolean,
): boolean {
  if (filters.state !== ALL && center.state !== filters.state) return false;
  if (filters.city !== ALL && center.city !== filters.city) return false;
  if (filters.showFavorites && !isFavorite) return false;
  if (!canMeasure || filters.distance <= 0) return true;
  return distanceMiles !== null && distanceMiles <= filters.distance;
}

/**
 * The centers that pass the filters, in the order of the list. For long lists use `findCenters` with an index.
 *
 * @param context.from The visitor's place, if it is known; a bad coordinate counts as unknown.
 */
export function filterCenters<C extends FinderCenter>(
  centers: readonly C[],
  filters: FinderFilters,
  context: FinderContext = {},
): C[] {
  const from = context.from && isLatLng(context.from) ? context.from : null;
  const miles = from && centers.map((center) => distanceMiles(from, center.coordinates));
  return describeCenters(centers, miles, context)
    .filter((found) => passesFilters(found, filters, from !== null))
    .map(({ center }) => center);
}
