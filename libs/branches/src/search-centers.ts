import type { FinderCenter } from './finder-center';
import { searchable, searchTextOf } from './search-text';

/**
 * The centers whose name, city, state or ZIP contains what was typed, whatever its case; all of them for a blank
 * query. Specification 2, section 5. For long lists use `findCenters` with an index.
 */
export function searchCenters<C extends FinderCenter>(query: string, centers: readonly C[]): C[] {
  const needle = searchable(query);
  return centers.filter((center) => searchTextOf(center).includes(needle));
}
