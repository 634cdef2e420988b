import { chakra } from '@chakra-ui/react';
import type { LatLng } from '@kidcode/branches';
import { styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { MapCenter } from '../camera';
import {
  type DrawingPoint,
  type MapFrame,
  milesLabel,
  onScreen,
  pixelsPerMile,
  projected,
  roundMiles,
} from './map-geometry';

const Spot = /* @__PURE__ */ styled('div', {
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: '0',
  height: '0',
  transition: 'transform',
  transitionDuration: 'slow',
  transitionTimingFunction: 'out',
  '[data-dragging] &': { transition: 'none' },
  '&:has(button:is(:hover, :focus-visible))': { zIndex: '2' },
});

interface AtPointProps {
  /** Pixels from the middle of the map. */
  readonly point: DrawingPoint;
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** Puts something on a point of the map; it moves along when the map does. */
export function AtPoint({ point, raised = false, children }: AtPointProps) {
  return (
    <Spot style={{ transform: `translate(${point.x}px, ${point.y}px)`, ...(raised ? { zIndex: 1 } : {}) }}>
      {children}
    </Spot>
  );
}

/** What a marker with its name takes up around its foot, and half of the words beside it, in pixels. */
const TAKEN = { aside: 80, above: 85, below: 15 };

const SIDES: readonly DrawingPoint[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
];

/**
 * Where the words on a ring stand: on the first of its four sides that no marker covers, else below.
 *
 * @param feet The feet of the markers, on the same screen as `middle`.
 * @returns pixels from the middle of the ring.
 */
export function freeSide(
  middle: DrawingPoint,
  radiusPx: number,
  feet: readonly DrawingPoint[],
): DrawingPoint {
  const places = SIDES.map(({ x, y }) => ({ x: x * radiusPx, y: y * radiusPx }));
  const isFree = ({ x, y }: DrawingPoint) =>
    feet.every((foot) => {
      const down = middle.y + y - foot.y;
      const aside = Math.abs(middle.x + x - foot.x);
      return aside > TAKEN.aside || down > TAKEN.below || down < -TAKEN.above;
    });
  return places.find(isFree) ?? { x: 0, y: radiusPx };
}
const Miles = /* @__PURE__ */ styled('span', {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  paddingInline: '2',
  borderRadius: 'full',
  background: 'accent.tint',
  color: 'accent.text',
  fontSize: '0.75rem',
  fontWeight: '700',
  lineHeight: '1.5',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

const LARGEST_PX = 200;

interface DistanceRingsProps {
  readonly around: LatLng;
  /** Whether a name stands on the left of that place. */
  readonly isNamed: boolean;
  /** The centers with a marker, which the words keep clear of. */
  readonly marked: readonly MapCenter[];
  readonly frame: MapFrame;
}

/** Two round distances around a place, so that a parent sees how far things are. */
export function DistanceRings({ around, isNamed, marked, frame }: DistanceRingsProps) {
  const feet = marked.map(({ coordinates }) => onScreen(projected(coordinates), frame));
  const point = onScreen(projected(around), frame);
  if (isNamed) feet.push({ x: point.x - 20, y: point.y + 20 });
  const perMile = pixelsPerMile(frame.zoom, around.lat);
  const far = roundMiles(LARGEST_PX, perMile);
  const near = roundMiles(LARGEST_PX / 2, perMile);
  const rings = near < far ? [near, far] : [far];
  return (
    <div aria-hidden="true">
      {rings.map((miles) => {
        const radius = miles * perMile;
        const { x, y } = freeSide(point, radius, feet);
        return (
          <AtPoint key={miles} point={point}>
            <chakra.span
              position="absolute"
              transform="translate(-50%, -50%)"
              borderRadius="full"
              border="1.5px dashed {colors.accent.solid}"
              opacity="0.55"
              pointerEvents="none"
              style={{ width: 2 * radius, height: 2 * radius }}
            />
            <Miles style={{ left: x, top: y }}>{milesLabel(miles)}</Miles>
          </AtPoint>
        );
      })}
    </div>
  );
}
