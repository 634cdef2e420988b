import { passesFilters } from './filter-centers';
import type { FinderCenter } from './finder-center';
import type { FinderCriteria } from './finder-criteria';
import type { FinderContext, FoundCenter } from './found-center';
import { indexCenters } from './index-centers';
import type { CenterIndex, CenterView } from './index-centers';
import { searchable } from './search-text';
import { currentFirst } from './sort-centers';

export interface FinderResult<C extends FinderCenter> {
  /** What matches the criteria, in order. */
  readonly matches: readonly FoundCenter<C>[];
  /** What the list shows: the matches, or all centers when there is none (D-14). */
  readonly shown: readonly FoundCenter<C>[];
  /** Whether nothing matches, so that the list says so. */
  readonly isEmpty: boolean;
  /** The nearest of all centers, whatever the criteria; null only when no distance is known. */
  readonly nearest: { readonly center: C; readonly distanceMiles: number } | null;
  /** Whether the visitor's place is known, so that the distance filter and sorting by distance can be used. */
  readonly canMeasure: boolean;
}

/**
 * The finder's list: search, filters, order, current branch first. Specification 2, sections 4 and 5, and D-14.
 * With an index it takes one pass over the centers, and a center whose distance and marks stay the same is the
 * same object from call to call.
 *
 * @param centers A list of centers, or its index where the list is long.
 */
export function findCenters<C extends FinderCenter>(
  centers: readonly C[] | CenterIndex<C>,
  criteria: FinderCriteria,
  context: FinderContext = {},
): FinderResult<C> {
  const index = 'byName' in centers ? centers : indexCenters(centers);
  const view = index.view(context);
  const canMeasure = view.nearestFirst !== null;
  const needle = searchable(criteria.query);
  const collect = (isShown: (candidate: FoundCenter<C>, position: number) => boolean) => {
    const collected: FoundCenter<C>[] = [];
    const order = criteria.sortBy === 'distance' ? view.nearestFirst : null;
    for (const position of order ?? view.found.keys()) {
      const candidate = view.found[position];
      if (candidate && isShown(candidate, position)) collected.push(candidate);
    }
    return currentFirst(collected, context.currentBranch ?? null);
  };

  const matches = collect(
    (candidate, position) =>
      passesFilters(candidate, criteria, canMeasure) && (index.texts[position] ?? '').includes(needle),
  );
  const isEmpty = matches.length === 0;
  const shown = isEmpty ? collect(() => true) : matches;
  return { matches, shown, isEmpty, nearest: nearestOf(view), canMeasure };
}

function nearestOf<C extends FinderCenter>(view: CenterView<C>): FinderResult<C>['nearest'] {
  const nearest = view.found[view.nearestFirst?.[0] ?? -1];
  if (nearest === undefined || nearest.distanceMiles === null) return null;
  return { center: nearest.center, distanceMiles: nearest.distanceMiles };
}
