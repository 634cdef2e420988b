import { EARTH_RADIUS_MILES, fittedZoom, type LatLng, MAP_VIEW, type MapBounds } from '@kidcode/branches';
import { REGION_MAP } from '@kidcode/current-school/generated/region-map';
import { type RefObject, useEffect, useState } from 'react';

import type { MapTarget } from '../camera';

const STEPS = [0.5, 1, 2, 5, 10, 20, 50] as const;

/** The longest of a few round distances, in miles, that takes at most `maxPx` on the screen. */
export function roundMiles(maxPx: number, pixelsPerMile: number): number {
  return STEPS.findLast((miles) => miles * pixelsPerMile <= maxPx) ?? STEPS[0];
}

export function milesLabel(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** A point of the drawing, in its pixels: x to the east, y to the south of its origin. */
export interface DrawingPoint {
  readonly x: number;
  readonly y: number;
}

/** What a map shows: the point in its middle, and how large. Zoom counts as on tiled maps. */
export interface MapFrame extends DrawingPoint {
  readonly zoom: number;
}

/** The embedded map holds names down to this size; farther in there is nothing to see. */
export const ZOOM_RANGE = { min: 8, max: 15 } as const;

/** How high a marker stands on its foot, with its name. */
const MARKER_PX = 85;

const TILE_PX = 256;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Web Mercator: radians of latitude, stretched. */
const stretched = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

const radius = (zoom: number): number => (TILE_PX * 2 ** zoom) / (2 * Math.PI);

/** Where a place lies on the region's drawing, which was made at build time in Web Mercator. */
export function projected(at: LatLng): DrawingPoint {
  const { origin, zoom } = REGION_MAP;
  return {
    x: radius(zoom) * radians(at.lng - origin.lng),
    y: radius(zoom) * (stretched(origin.lat) - stretched(at.lat)),
  };
}

export function scaleAt(zoom: number): number {
  return 2 ** (zoom - REGION_MAP.zoom);
}

export function pixelsPerMile(zoom: number, lat: number): number {
  return radius(zoom) / (EARTH_RADIUS_MILES * Math.cos(radians(lat)));
}

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, zoom));
}

function fitFrame(bounds: MapBounds, size: ElementSize): MapFrame {
  const topLeft = projected({ lat: bounds.north, lng: bounds.west });
  const bottomRight = projected({ lat: bounds.south, lng: bounds.east });
  // A low or narrow map keeps three fifths for what it shows.
  const room = (length: number) => Math.max(length - 2 * MAP_VIEW.fitPaddingPx, length * 0.6);
  const scale = Math.min(
    room(size.width) / (bottomRight.x - topLeft.x),
    room(size.height) / (bottomRight.y - topLeft.y),
  );
  // Whole zooms, as Google's own fit takes them; one single center would fit at any.
  const zoom = clampZoom(fittedZoom(Math.floor(REGION_MAP.zoom + Math.log2(scale))));
  const lift = Math.max(0, MARKER_PX - (size.height - room(size.height)) / 2);
  return {
    x: (topLeft.x + bottomRight.x) / 2,
    y: (topLeft.y + bottomRight.y) / 2 - lift / scaleAt(zoom),
    zoom,
  };
}

export const isZip = (name: string): boolean => /^\d/.test(name);

const TOWNS = REGION_MAP.labels.filter(({ name }) => !isZip(name));

/** What the name of a town takes up beside and below its point, in pixels. */
const NAME_PX = { aside: 45, below: 20 };

const hasTwoTowns = (frame: MapFrame, size: ElementSize): boolean =>
  TOWNS.filter((town) => {
    const { x, y } = onScreen(town, frame);
    return (
      town.minZoom <= frame.zoom &&
      Math.abs(x) < size.width / 2 - NAME_PX.aside &&
      Math.abs(y) < size.height / 2 - NAME_PX.below
    );
  }).length > 1;

/** As near as was asked for, but with a second town in sight: there are no streets here that say where a center is. */
function nearFrame(at: LatLng, zoom: number, size: ElementSize): MapFrame {
  const nearest = { ...projected(at), zoom: clampZoom(zoom) };
  const frames = Array.from({ length: nearest.zoom - ZOOM_RANGE.min + 1 }, (_, farther) => ({
    ...nearest,
    zoom: nearest.zoom - farther,
  }));
  return frames.find((frame) => hasTwoTowns(frame, size)) ?? nearest;
}

/**
 * What the map shows when it looks at a target. Specification 2, section 9: padding 100 px, 13 when above 15. The zoom of
 * a center is Google's: here it is lower where the towns around would be out of sight.
 */
export function frameOf(target: MapTarget, size: ElementSize): MapFrame {
  if (target.kind === 'fit') return fitFrame(target.bounds, size);
  if (target.kind === 'center') return nearFrame(target.at, target.zoom, size);
  return { ...projected(target.at), zoom: clampZoom(target.zoom) };
}

/** Where a point of the drawing stands on the screen, in pixels from the middle of the map. */
export function onScreen(point: DrawingPoint, frame: MapFrame): DrawingPoint {
  const scale = scaleAt(frame.zoom);
  return { x: (point.x - frame.x) * scale, y: (point.y - frame.y) * scale };
}

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in pixels, kept in step; `initial` until it was measured. */
export function useElementSize(element: RefObject<Element | null>, initial: ElementSize): ElementSize {
  const [size, setSize] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
