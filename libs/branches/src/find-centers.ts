import { ALL, NO_LIMIT, type FinderCriteria } from './finder-criteria';
import { currentFirst, searchable } from './index-centers';
import type { CenterIndex, FinderCenter, FinderContext, FoundCenter } from './index-centers';

/** Specification 2, section 5. */
const SUGGESTION_MIN_CHARACTERS = 2;
export const MAX_SUGGESTIONS = 5;

/**
 * What the search box suggests: center names, cities, states and ZIP codes that contain what was typed, in the
 * order of the list, each once whatever its case.
 *
 * @returns At most 5; none for fewer than 2 characters.
 * @example suggestCenters('76', indexCenters(CENTERS)) // ['76039']
 */
export function suggestCenters(
  query: string,
  { suggestions }: Pick<CenterIndex<FinderCenter>, 'suggestions'>,
): string[] {
  const needle = searchable(query);
  if (needle.length < SUGGESTION_MIN_CHARACTERS) return [];
  const found = suggestions.filter(({ text }) => text.includes(needle));
  return found.slice(0, MAX_SUGGESTIONS).map(({ value }) => value);
}

export interface MeasuredCenter<C> {
  readonly center: C;
  readonly distanceMiles: number;
}

export interface FinderResult<C extends FinderCenter> {
  /** What matches the criteria, in order. */
  readonly matches: readonly FoundCenter<C>[];
  /** What the list shows: the matches, or all centers when there is none (D-14). */
  readonly shown: readonly FoundCenter<C>[];
  /** Whether nothing matches, so that the list says so. */
  readonly isEmpty: boolean;
  /** The nearest of all centers, whatever the criteria; null only when no distance is known. */
  readonly nearest: MeasuredCenter<C> | null;
  /** When nothing matches: the nearest of those that only the distance limit leaves out; null when there is none. */
  readonly beyondLimit: MeasuredCenter<C> | null;
  /** Whether nothing matches because not one center lies within the limit (D-52), and the list goes by distance. */
  readonly isTooFar: boolean;
  /** Whether the visitor's place is known, so that the distance filter and sorting by distance can be used. */
  readonly canMeasure: boolean;
}

/**
 * The finder's list: search, filters, order, current branch first. Specification 2, sections 4 and 5, and D-14.
 * A list that goes by distance because no center is near enough is in no other order (D-52). It takes one pass over the
 * centers, and a center whose distance and marks stay the same is the same object from call to call.
 */
export function findCenters<C extends FinderCenter>(
  index: CenterIndex<C>,
  criteria: FinderCriteria,
  context: FinderContext = {},
): FinderResult<C> {
  const view = index.view(context);
  const canMeasure = view.nearestFirst !== null;
  const needle = searchable(criteria.query);
  const nearestFirst = view.nearestFirst ?? view.found;
  const ordered = criteria.sortBy === 'distance' ? nearestFirst : view.found;
  const collect = (isShown: (candidate: FoundCenter<C>) => boolean) =>
    currentFirst(ordered.filter(isShown), context.currentBranch ?? null);
  const passes = (filters: FinderCriteria) => (candidate: FoundCenter<C>) =>
    passesFilters(candidate, filters, canMeasure) && (index.texts.get(candidate.id) ?? '').includes(needle);

  const matches = collect(passes(criteria));
  const isEmpty = matches.length === 0;
  const nearest = measured(view.nearestFirst?.[0]);
  const beyondLimit = isEmpty
    ? measured(nearestFirst.find(passes({ ...criteria, distance: NO_LIMIT })))
    : null;
  const isTooFar = beyondLimit !== null && nearest !== null && nearest.distanceMiles > criteria.distance;
  const everything = () => (isTooFar ? nearestFirst : collect(() => true));
  return {
    matches,
    shown: isEmpty ? everything() : matches,
    isEmpty,
    nearest,
    beyondLimit,
    isTooFar,
    canMeasure,
  };
}

function measured<C extends FinderCenter>(found: FoundCenter<C> | undefined): MeasuredCenter<C> | null {
  if (found === undefined || found.distanceMiles === null) return null;
  return { center: found.center, distanceMiles: found.distanceMiles };
}

/**
 * Whether a center passes the filters. Specification 2, section 5: 'all' lets every state or city pass, and the
 * distance counts only when the visitor's place is known and the limit is above 0.
 *
 * @param canMeasure Whether the visitor's place is known.
 */
function passesFilters(
  { center, distanceMiles, isFavorite }: FoundCenter<FinderCenter>,
  filters: FinderCriteria,
  canMeasure: boolean,
): boolean {
  if (filters.state !== ALL && center.state !== filters.state) return false;
  if (filters.city !== ALL && center.city !== filters.city) return false;
  if (filters.showFavorites && !isFavorite) return false;
  if (!canMeasure || filters.distance <= 0) return true;
  return distanceMiles !== null && distanceMiles <= filters.distance;
}
