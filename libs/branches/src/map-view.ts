import { REGION } from '@kidcode/current-school';
import { isLatLng, type LatLng } from '@kidcode/school';

/** How the map behaves; sizes in pixels, times in milliseconds. Source: specification 2, sections 4 and 9. */
export const MAP_VIEW = {
  center: REGION.center,
  zoom: 10,
  heightPx: 500,
  fitPaddingPx: 100,
  refitDelayMs: 500,
  markerZoom: 13,
  listZoom: 14,
} as const;

/** The zoom after a fit: 13 when the fit went above 15. Specification 2, section 9. */
export function fittedZoom(zoom: number): number {
  return zoom > 15 ? 13 : zoom;
}

export interface MapBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** The centers that can be drawn: those with numeric coordinates. Specification 2, section 5. */
export function mappableCenters<C extends { readonly coordinates: LatLng }>(centers: readonly C[]): C[] {
  return centers.filter(({ coordinates }) => isLatLng(coordinates));
}

/** The smallest box in degrees that holds all centers that can be drawn; null when there is none. */
export function boundsOf(centers: readonly { readonly coordinates: LatLng }[]): MapBounds | null {
  return mappableCenters(centers).reduce<MapBounds | null>(
    (bounds, { coordinates: { lat, lng } }) => ({
      north: Math.max(bounds?.north ?? lat, lat),
      south: Math.min(bounds?.south ?? lat, lat),
      east: Math.max(bounds?.east ?? lng, lng),
      west: Math.min(bounds?.west ?? lng, lng),
    }),
    null,
  );
}
