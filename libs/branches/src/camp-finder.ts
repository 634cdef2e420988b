import type { Center } from './branch';
import type { CenterId } from './branch-id';
import { CENTERS } from './branches';
import type { LocationOutcome } from './location';
import { NEAREST_RADIUS_MILES, nearestCenter } from './nearest-center';

/** How long, in milliseconds, the camp finder shows its text before it moves on. Specification 2, section 2. */
export const CAMP_FINDER_DELAY_MS = 100;

/**
 * Whose camps a parent is sent to: those of a center within 30 miles; without a location, of the center that is stored.
 * Specification 2, section 2, "Camp-finder redirect page"; D-47.
 *
 * @param stored the center that this visitor has chosen before, if any.
 * @returns null when no center is near, or nothing is known: online camps then.
 */
export function campFinderCenter(
  location: LocationOutcome,
  stored: CenterId | null,
  centers: readonly Center[] = CENTERS,
): CenterId | null {
  if (!location.ok) return stored;
  return nearestCenter(location.at, centers, NEAREST_RADIUS_MILES).center?.id ?? null;
}
