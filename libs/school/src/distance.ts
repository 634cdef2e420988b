import type { LatLng } from './branch';

/** Whether latitude and longitude are both finite numbers. */
export function isLatLng(at: LatLng): boolean {
  return Number.isFinite(at.lat) && Number.isFinite(at.lng);
}

/** Specification 1, section 9. */
export const EARTH_RADIUS_MILES = 3958.8;

/** What a distance is when a coordinate is not a number. It sorts last and is never shown to anyone (D-22). */
export const UNKNOWN_DISTANCE = Number.MAX_VALUE;

/**
 * The great-circle distance between two places (haversine). Specification 1, sections 5 and 9.
 *
 * @returns Miles from 0 to half the globe, or `Number.MAX_VALUE` if any coordinate is not a number (D-22).
 * @example distanceMiles({ lat: 33.052, lng: -97.064 }, { lat: 32.837, lng: -97.079 }) // 14.88…
 */
export function distanceMiles(a: LatLng, b: LatLng): number {
  if (!isLatLng(a) || !isLatLng(b)) return UNKNOWN_DISTANCE;
  const [fromLat, toLat] = [radians(a.lat), radians(b.lat)];
  const acrossLat = Math.sin((toLat - fromLat) / 2);
  const acrossLng = Math.sin((radians(b.lng) - radians(a.lng)) / 2);
  const haversine = acrossLat * acrossLat + Math.cos(fromLat) * Math.cos(toLat) * acrossLng * acrossLng;
  // Rounding can carry the haversine a hair outside 0..1, where asin is not a number.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, Math.max(0, haversine))));
}

/** Whether a distance was really measured, so that it may be shown and compared with a radius. */
export function isKnownDistance(miles: number): boolean {
  return miles >= 0 && miles < UNKNOWN_DISTANCE;
}

/**
 * A distance as a parent reads it, with one decimal. Specification 1, section 9.
 *
 * @returns '14.9 miles away'; the empty string for a distance that is not known, which is never shown (D-22).
 */
export function formatDistance(miles: number): string {
  return isKnownDistance(miles) ? `${formatMiles(miles)} away` : '';
}

/** A known distance within a sentence: '8.3 miles'. */
export function formatMiles(miles: number): string {
  return `${miles.toFixed(1)} miles`;
}

function radians(degrees: number): number {
  // Whole turns are taken off first: far off the globe, a difference would lose its digits or overflow.
  return ((degrees % 360) * Math.PI) / 180;
}
