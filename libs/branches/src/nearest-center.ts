import type { Center } from './branch';
import { CENTERS } from './branches';
import { bearingsOf, isKnownDistance, milesBetween, UNKNOWN_DISTANCE } from '@kidcode/school';
import type { LatLng } from './lat-lng';

/** The radius, in miles, within which a center counts as near unless said otherwise (camp finder). */
export const NEAREST_RADIUS_MILES = 30;

/** The radius, in miles, of the automatic branch selection. Specification 1, section 9. */
export const AUTO_RADIUS_MILES = 25;

/** Anything that has an id and stands somewhere. */
export interface Located {
  readonly id: string;
  readonly coordinates: LatLng;
}

export interface NearestCenter<C extends Located> {
  /** The nearest center, if it lies within the radius. */
  readonly center: C | null;
  /** Miles to the nearest center, within the radius or not; `Number.MAX_VALUE` if nothing could be measured (D-22). */
  readonly distanceMiles: number;
  readonly withinRadius: boolean;
  /** Every center's distance in miles, in the order of the list. */
  readonly distances: readonly { readonly id: C['id']; readonly distanceMiles: number }[];
}

/**
 * Which center is nearest to a place, and whether it is near enough. Specification 1, sections 4 and 5.
 * Of two centers at the same distance the earlier in the list wins; a center at the radius itself is within it.
 *
 * @param radiusMiles Default 30; `AUTO_RADIUS_MILES` for the automatic selection.
 * @example nearestCenter({ lat: 32.9, lng: -97.1 }).center?.id // 'euless'
 */
export function nearestCenter(from: LatLng): NearestCenter<Center>;
export function nearestCenter<C extends Located>(
  from: LatLng,
  centers: readonly C[],
  radiusMiles?: number,
): NearestCenter<C>;
export function nearestCenter(
  from: LatLng,
  centers: readonly Located[] = CENTERS,
  radiusMiles = NEAREST_RADIUS_MILES,
): NearestCenter<Located> {
  const origin = bearingsOf(from);
  const distances = [];
  let nearest: Located | null = null;
  let shortest = UNKNOWN_DISTANCE;
  for (const center of centers) {
    const miles = milesBetween(origin, bearingsOf(center.coordinates));
    distances.push({ id: center.id, distanceMiles: miles });
    if (miles < shortest) {
      nearest = center;
      shortest = miles;
    }
  }
  const withinRadius = isKnownDistance(shortest) && shortest <= radiusMiles;
  return { center: withinRadius ? nearest : null, distanceMiles: shortest, withinRadius, distances };
}
