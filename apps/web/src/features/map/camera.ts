import type { Center, LatLng, MapBounds } from '@kidcode/branches';
import { boundsOf, DISTANCE_SLIDER, distanceMiles, MAP_VIEW, mappableCenters } from '@kidcode/branches';
import type { ReactNode } from 'react';

/** What can go wrong once a map is there; the words are `MAP_MESSAGES`. */
export type MapProblem = 'initialize' | 'pan' | 'focus';

/** What the finder asks of a map. Google's and the embedded one both offer exactly this. */
export interface MapViewProps {
  /** The centers to mark; those without numeric coordinates are skipped. */
  readonly centers: readonly MapCenter[];
  /** Where to look; a new object makes the map look there. */
  readonly target: MapTarget;
  readonly selectedId: string | null;
  readonly from: LatLng | null;
  /** '76092', where the visitor named the place; else null. */
  readonly fromName: string | null;
  readonly onMarkerPress: (id: string) => void;
  /** All centers again, for a map that has a button for it: the selected one is let go. */
  readonly onReset: () => void;
  readonly onProblem: (problem: MapProblem | null) => void;
}

export type MapShown = (props: MapViewProps) => ReactNode;

/** Markers drawn at once; a longer list shows its first ones. */
export const MAX_MARKERS = 100;

export type MapCenter = Pick<Center, 'name' | 'coordinates'> & { readonly id: string };

/** The center that the visitor looks at, and where it was chosen. */
export interface MapSelection {
  readonly id: string;
  readonly from: 'map' | 'list';
}

/** Where a map looks: at one center, or at as many as there are. */
export type MapTarget =
  | { readonly kind: 'center'; readonly at: LatLng; readonly zoom: number; readonly from: 'map' | 'list' }
  | { readonly kind: 'fit'; readonly bounds: MapBounds }
  | { readonly kind: 'start'; readonly at: LatLng; readonly zoom: number };

/**
 * Where a map has to look: at the selected center (zoom 13 from the map, 14 from the list), else at all centers that
 * can be drawn, else at the middle of the region. Specification 2, sections 4, 5 and 9.
 *
 * @param from Where the visitor is; it is in sight together with all centers, unless it is farther from each than the
 *   distance slider goes.
 */
export function mapTarget(
  centers: readonly MapCenter[],
  selection: MapSelection | null,
  from: LatLng | null = null,
): MapTarget {
  const selected = selection && mappableCenters(centers).find(({ id }) => id === selection.id);
  if (selection && selected) {
    const zoom = selection.from === 'map' ? MAP_VIEW.markerZoom : MAP_VIEW.listZoom;
    return { kind: 'center', at: selected.coordinates, zoom, from: selection.from };
  }
  const isAround =
    from !== null &&
    centers.some(({ coordinates }) => distanceMiles(from, coordinates) <= DISTANCE_SLIDER.max);
  const bounds = boundsOf(isAround ? [...centers, { coordinates: from }] : centers);
  return bounds ? { kind: 'fit', bounds } : { kind: 'start', at: MAP_VIEW.center, zoom: MAP_VIEW.zoom };
}
