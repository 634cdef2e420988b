import type { LatLng } from '@kidcode/branches';
import type { ReactNode } from 'react';

import type { MapCenter, MapTarget } from './camera';

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
  readonly onProblem: (problem: MapProblem | null) => void;
}

export type MapShown = (props: MapViewProps) => ReactNode;

/** Markers drawn at once; a longer list shows its first ones. */
export const MAX_MARKERS = 100;
