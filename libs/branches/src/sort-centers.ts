import { distanceMiles } from '@kidcode/school';
import type { FinderCenter } from './finder-center';
import type { LatLng } from './lat-lng';

/** Sorting by distance cannot be asked for without a place to measure from. */
export type FinderSort = { readonly by: 'name' } | { readonly by: 'distance'; readonly from: LatLng };

/**
 * The centers in the order of the list on screen: alphabetical, or from the nearest (equal distances and unknown
 * ones alphabetical, unknown last), and the current branch's center before all. Specification 2, section 5.
 */
export function sortCenters<C extends FinderCenter>(
  centers: readonly C[],
  sort: FinderSort,
  currentBranch: string | null = null,
): C[] {
  const sorted = alphabetical(centers);
  if (sort.by === 'name') return currentFirst(sorted, currentBranch);
  const measured = sorted.map((center) => ({ center, miles: distanceMiles(sort.from, center.coordinates) }));
  measured.sort((a, b) => a.miles - b.miles);
  return currentFirst(
    measured.map(({ center }) => center),
    currentBranch,
  );
}

/** The centers by name, in English alphabetical order whatever the machine's language. */
export function alphabetical<C extends FinderCenter>(centers: readonly C[]): C[] {
  const { compare } = new Intl.Collator('en');
  return centers.toSorted((a, b) => compare(a.name, b.name));
}

/** Moves the current branch's center, if it is among them, before all others. */
export function currentFirst<C extends { readonly id: string }>(
  centers: C[],
  currentBranch: string | null,
): C[] {
  const position = currentBranch === null ? -1 : centers.findIndex((center) => center.id === currentBranch);
  const [current] = position > 0 ? centers.splice(position, 1) : [];
  return current === undefined ? centers : [current, ...centers];
}
