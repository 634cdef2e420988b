import type { Center } from './branch';
import { CENTERS } from './branches';
import type { LocationOutcome } from './location';
import { NEAREST_RADIUS_MILES, nearestCenter } from './nearest-center';

/** How long, in milliseconds, the camp finder shows its text before it moves on. Specification 2, section 2. */
export const CAMP_FINDER_DELAY_MS = 100;

/**
 * Where the camp finder sends a parent: to the winter camp of a center within 30 miles, or to the online camps
 * when there is none or the location is not known. Specification 2, section 2, "Camp-finder redirect page".
 */
export function campFinderPath(location: LocationOutcome, centers: readonly Center[] = CENTERS): string {
  const center = location.ok ? nearestCenter(location.at, centers, NEAREST_RADIUS_MILES).center : null;
  return center === null ? '/online-camps' : `/camps/winter/${center.id}`;
}
