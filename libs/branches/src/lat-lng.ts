import { isLatLng, type LatLng } from '@kidcode/school';

export { isLatLng, type LatLng };

/**
 * Whether both coordinates are numbers, so that the place can be measured and drawn.
 * Specification 2, section 5: markers with non-numeric coordinates are skipped.
 */
export function hasCoordinates(place: { readonly coordinates: LatLng | null }): boolean {
  return place.coordinates !== null && isLatLng(place.coordinates);
}
