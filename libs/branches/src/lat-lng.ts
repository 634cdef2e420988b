/** A place on the globe in decimal degrees: latitude -90 to 90, longitude -180 to 180. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/**
 * Whether both coordinates are numbers, so that the place can be measured and drawn.
 * Specification 2, section 5: markers with non-numeric coordinates are skipped.
 */
export function hasCoordinates(place: { readonly coordinates: LatLng | null }): boolean {
  return place.coordinates !== null && isLatLng(place.coordinates);
}

/** Whether latitude and longitude are both finite numbers. */
export function isLatLng(at: LatLng): boolean {
  return Number.isFinite(at.lat) && Number.isFinite(at.lng);
}
