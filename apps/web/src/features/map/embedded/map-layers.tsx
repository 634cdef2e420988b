import { chakra } from '@chakra-ui/react';
import type { LatLng } from '@kidcode/branches';
import { REGION_MAP } from '@kidcode/current-school/generated/region-map';
import { styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { MapCenter } from '../camera';
import type { DrawingPoint, ElementSize, MapFrame } from './map-geometry';
import { isZip, milesLabel, onScreen, pixelsPerMile, projected, roundMiles, scaleAt } from './map-geometry';

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

const Sheet = /* @__PURE__ */ styled('svg', {
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: '1px',
  height: '1px',
  overflow: 'visible',
  pointerEvents: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
  '& .around': { fill: 'none', stroke: 'var(--k-colors-line-hair)', strokeWidth: '1px' },
  '& .land': {
    fill: 'var(--map-land)',
    stroke: 'var(--k-colors-accent-wash)',
    strokeWidth: '3px',
  },
  '& .borders': {
    fill: 'none',
    stroke: 'var(--map-border)',
    strokeWidth: '1.25px',
    strokeDasharray: '5 4',
  },
  '& > g': { transition: 'transform', transitionDuration: 'slow', transitionTimingFunction: 'out' },
  '[data-dragging] &': { '& > g': { transition: 'none' } },
});

const SHAPES = (
  <>
    <path className="around" d={REGION_MAP.around} />
    <path className="land" d={REGION_MAP.land} />
    <path className="borders" d={REGION_MAP.borders} />
  </>
);

/** The counties, moved and scaled under the markers. */
export function MapGround({ frame }: { readonly frame: MapFrame }) {
  const scale = scaleAt(frame.zoom);
  return (
    <Sheet aria-hidden="true">
      <g style={{ transform: `scale(${scale}) translate(${-frame.x}px, ${-frame.y}px)` }}>{SHAPES}</g>
    </Sheet>
  );
}

const Dot = /* @__PURE__ */ styled('span', {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  width: '6px',
  height: '6px',
  borderRadius: 'full',
  background: 'line.strong',
  pointerEvents: 'none',
});
const Label = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, 4px)',
    color: 'fg.quiet',
    fontSize: '0.75rem',
    fontWeight: '700',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    textShadow:
      '0 0 3px var(--map-land), 0 0 3px var(--map-land), 0 0 6px var(--map-land), 0 1px 2px var(--map-land)',
  },
  variants: {
    zip: { true: { fontWeight: '400', letterSpacing: '0.06em', fontVariantNumeric: 'tabular-nums' } },
  },
});

interface PlaceLabelsProps {
  readonly frame: MapFrame;
  readonly size: ElementSize;
  /** Names that stand on the map already, as markers. */
  readonly taken: ReadonlySet<string>;
}

/** The cities and ZIP codes that have room at this zoom and lie within the map. Scenery: markers are named by themselves. */
export function PlaceLabels({ frame, size, taken }: PlaceLabelsProps) {
  // From its smallest zoom on there is room for a label.
  const inSight = REGION_MAP.labels
    .filter(({ name, minZoom }) => minZoom <= frame.zoom && !taken.has(name))
    .map((label) => ({ ...label, point: onScreen(label, frame) }))
    .filter(
      ({ point }) => Math.abs(point.x) < size.width / 2 + 60 && Math.abs(point.y) < size.height / 2 + 20,
    );
  return (
    <div aria-hidden="true">
      {inSight.map(({ name, point }) => (
        <AtPoint key={name} point={point}>
          {!isZip(name) && <Dot />}
          <Label zip={isZip(name)}>{name}</Label>
        </AtPoint>
      ))}
    </div>
  );
}
