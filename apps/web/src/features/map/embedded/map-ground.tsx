import { chakra } from '@chakra-ui/react';
import { REGION_MAP } from '@kidcode/current-school/generated/region-map';
import { styled } from '@kidcode/ui';

import { AtPoint } from './distance-rings';
import { type ElementSize, isZip, type MapFrame, onScreen, scaleAt } from './map-geometry';

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
