import type { LatLng } from './lat-lng';

/** Why the device's location is not known. `gave-up` is the overall time limit, `timeout` the device's own. */
export type LocationErrorCode = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'unsupported' | 'gave-up';

/** What came of asking the device for its location. */
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
