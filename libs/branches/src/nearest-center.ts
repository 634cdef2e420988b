import { distanceMiles, isKnownDistance, UNKNOWN_DISTANCE, type LatLng } from '@kidcode/school';
import { CENTERS, DEFAULT_BRANCH, HAS_ONLINE, type BranchId, type Center, type CenterId } from './branches';

/** Why the device's location is not known. `gave-up` is the overall time limit, `timeout` the device's own. */
export type LocationErrorCode = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'unsupported' | 'gave-up';

export type LocationOutcome =
  { readonly ok: true; readonly at: LatLng } | { readonly ok: false; readonly error: LocationErrorCode };

/** How the device is asked; times in milliseconds. Specification 1, section 9. */
export const LOCATION_LIMITS = {
  requestTimeoutMs: 8_000,
  overallTimeoutMs: 10_000,
  maximumAgeMs: 300_000,
  highAccuracy: false,
} as const;

/**
 * The reason behind the numeric code of a failed geolocation request (1 denied, 2 unavailable, 3 timeout);
 * any other code is `unknown`.
 */
export function locationErrorCode(code: number): LocationErrorCode {
  if (code === 1) return 'denied';
  if (code === 2) return 'unavailable';
  return code === 3 ? 'timeout' : 'unknown';
}

/** The radius, in miles, within which a center counts as near unless said otherwise (camp finder). */
export const NEAREST_RADIUS_MILES = 30;

/** The radius, in miles, of the automatic branch selection. Specification 1, section 9. */
export const AUTO_RADIUS_MILES = 25;

interface NearestCenter {
  /** The nearest center, if it lies within the radius. */
  readonly center: Center | null;
  /** Miles to the nearest center, within the radius or not; `Number.MAX_VALUE` if nothing could be measured (D-22). */
  readonly distanceMiles: number;
  readonly withinRadius: boolean;
  /** Every center's distance in miles, in the order of the list. */
  readonly distances: readonly { readonly id: CenterId; readonly distanceMiles: number }[];
}

/**
 * Which center is nearest to a place, and whether it is near enough. Specification 1, sections 4 and 5.
 * Of two centers at the same distance the earlier in the list wins; a center at the radius itself is within it.
 *
 * @param radiusMiles Default 30; `AUTO_RADIUS_MILES` for the automatic selection.
 * @example nearestCenter({ lat: 32.9, lng: -97.1 }).center?.id // 'euless'
 */
export function nearestCenter(
  from: LatLng,
  centers: readonly Center[] = CENTERS,
  radiusMiles = NEAREST_RADIUS_MILES,
): NearestCenter {
  const distances = [];
  let nearest: Center | null = null;
  let shortest = UNKNOWN_DISTANCE;
  for (const center of centers) {
    const miles = distanceMiles(from, center.coordinates);
    distances.push({ id: center.id, distanceMiles: miles });
    if (miles < shortest) {
      nearest = center;
      shortest = miles;
    }
  }
  const withinRadius = isKnownDistance(shortest) && shortest <= radiusMiles;
  return { center: withinRadius ? nearest : null, distanceMiles: shortest, withinRadius, distances };
}

/** How long, in milliseconds, the camp finder shows its text before it moves on. Specification 2, section 2. */
export const CAMP_FINDER_DELAY_MS = 100;

/**
 * Whose camps a parent is sent to: those of a center within 30 miles.
 * Specification 2, section 2, "Camp-finder redirect page".
 *
 * @returns null when no center is near, or the location is not known: online camps then.
 */
export const campFinderCenter = (location: LocationOutcome): CenterId | null =>
  location.ok ? (nearestCenter(location.at).center?.id ?? null) : null;

interface DetectionCircumstances {
  readonly pathname: string;
  /** The session flag `branch-detection-disabled`. */
  readonly detectionDisabled: boolean;
  /** The session flag `branch-management-disabled`. */
  readonly managementDisabled: boolean;
  /** Whether the location was looked up before on this page load. */
  readonly alreadyTried: boolean;
}

/**
 * Whether the automatic selection may look up the location at all. Specification 1, section 4: on the home page
 * only (a dedicated branch home such as `/euless` is not it), unless a session flag forbids it, once per page load.
 */
export function mayDetectBranch(circumstances: DetectionCircumstances): boolean {
  const { pathname, detectionDisabled, managementDisabled, alreadyTried } = circumstances;
  return pathname === '/' && !detectionDisabled && !managementDisabled && !alreadyTried;
}

interface AutomaticBranch {
  readonly branch: BranchId;
  /** `branch-detected` when no branch was set, `location-updated` when the visitor was online. */
  readonly toast: 'branch-detected' | 'location-updated' | 'online-selected' | 'online-without-location';
}

/**
 * What the visitor's location does to the current branch. Specification 1, section 4, "Automatic selection":
 * - a choice by hand is never overridden, nor is a center that is already set;
 * - a center within 25 miles becomes the branch;
 * - no center within 25 miles, or a location error while no branch is set, makes it online.
 *
 * @param facts.current The branch that is set, or null when none was ever set.
 * @param facts.manual Whether the visitor has chosen by hand, also before this page load.
 * @returns null when the branch stays as it is.
 */
export function automaticBranch(facts: {
  readonly current: BranchId | null;
  readonly manual: boolean;
  readonly location: LocationOutcome;
}): AutomaticBranch | null {
  const { current, manual, location } = facts;
  if (manual || (current !== null && current !== 'online')) return null;
  // A school without an online branch has nothing to fall back to: the visitor is asked to choose.
  if (!location.ok) {
    return HAS_ONLINE && current === null
      ? { branch: DEFAULT_BRANCH, toast: 'online-without-location' }
      : null;
  }
  const { center } = nearestCenter(location.at, CENTERS, AUTO_RADIUS_MILES);
  if (center === null) return HAS_ONLINE ? { branch: DEFAULT_BRANCH, toast: 'online-selected' } : null;
  return { branch: center.id, toast: current === null ? 'branch-detected' : 'location-updated' };
}
