import type { Center } from './branch';
import type { CenterId } from './branch-id';
import { CENTERS } from './branches';
import type { LocationOutcome } from './location';
import { NEAREST_RADIUS_MILES, nearestCenter } from './nearest-center';

/** How long, in milliseconds, the camp finder shows its text before it moves on. Specification 2, section 2. */
export const CAMP_FINDER_DELAY_MS = 100;

/** What the camp finder can lead to: the camps of a center, and what stands for a family with none near. */
export type CampAddresses = {
  readonly at: (center: CenterId) => string;
  /** The online camps; for a school without them the overview. */
  readonly otherwise: string;
};

/**
 * Where the camp finder sends a parent: to the camps of a center within 30 miles, or elsewhere when there is none or
 * the location is not known. Specification 2, section 2, "Camp-finder redirect page".
 */
export function campFinderPath(
  location: LocationOutcome,
  { at, otherwise }: CampAddresses,
  centers: readonly Center[] = CENTERS,
): string {
  const center = location.ok ? nearestCenter(location.at, centers, NEAREST_RADIUS_MILES).center : null;
  return center === null ? otherwise : at(center.id as CenterId);
}
