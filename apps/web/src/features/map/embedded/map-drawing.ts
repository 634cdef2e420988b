import type { LatLng } from '@kidcode/branches';

/** The name of a city, or a ZIP code, on the map; `x` and `y` in the drawing's pixels. */
export interface PlaceLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** From this zoom on there is room for it. */
  readonly minZoom: number;
}

/** A region drawn at build time in Web Mercator, as SVG paths around an origin. */
export interface MapDrawing {
  readonly origin: LatLng;
  /** The zoom, as tiled maps count it, at which one unit of the drawing is one pixel. */
  readonly zoom: number;
  /** The region itself, the borders inside it, and the borders around it. */
  readonly land: string;
  readonly borders: string;
  readonly around: string;
  readonly labels: readonly PlaceLabel[];
}
