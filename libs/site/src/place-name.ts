import { BRANCHES, CENTERS, isBranchId, type BranchId } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { wordList } from '@kidcode/school';
import type { RouteParams } from './route-row';

/**
 * The branch that a resolved path names, whether its table calls the place `branchId` or `locationId`.
 *
 * @returns `null` where the path names none; `in-center` names none (D-17).
 */
export function branchOfParams(params: RouteParams): BranchId | null {
  const named = params['branchId'] ?? params['locationId'];
  return isBranchId(named) ? named : null;
}

/** Where a page's subject happens, in the words that titles and descriptions need. */
type PlaceName = {
  /** A center's name, 'Online' or 'Learning Centers': begins or ends a title. */
  readonly name: string;
  /** 'in Springfield, TX', 'online', or all the centers' cities. */
  readonly where: string;
};

/** More cities than this make no sentence any more; the region stands for them. */
const MOST_CITIES = 3;

/**
 * The cities of the centers with their state, or the region where they are many: 'Springfield and Shelbyville, TX'; with
 * another state 'Springfield and Shelbyville, TX, and Capital City, CO'.
 */
export function centerPlaces(centers: readonly { readonly city: string; readonly state: string }[]): string {
  const cities = new Map<string, Set<string>>();
  for (const { city, state } of centers)
    cities.set(state, (cities.get(state) ?? new Set<string>()).add(city));
  const count = [...cities.values()].reduce((sum, { size }) => sum + size, 0);
  if (count === 0 || count > MOST_CITIES) return `${REGION.name}, ${REGION.state}`;
  return [...cities].map(([state, names]) => `${wordList([...names])}, ${state}`).join(', and ');
}

/** Where the whole school is. One with a single center is named with the whole state, so that its pages and that center's differ. */
const schoolPlace = (centers: readonly { readonly city: string; readonly state: string }[]): string =>
  centers.length === 1 ? `${centers[0]?.city ?? ''}, ${REGION.stateName}` : centerPlaces(centers);

/** The place of a resolved path; without a branch, all centers. */
export function placeName(params: RouteParams): PlaceName {
  const branch = branchOfParams(params);
  if (branch === 'online') return { name: 'Online', where: 'online' };
  if (branch === null) return { name: 'Learning Centers', where: `in ${schoolPlace(CENTERS)}` };
  const { name, city, state } = BRANCHES[branch];
  return { name, where: `in ${city}, ${state}` };
}
