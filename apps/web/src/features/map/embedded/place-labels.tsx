import { chakra } from '@chakra-ui/react';

import type { ElementSize } from '../use-element-size';
import { AtPoint } from './at-point';
import { onScreen, type MapFrame } from './map-geometry';
import type { MapDrawing } from './map-geometry';

const Dot = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    width: '6px',
    height: '6px',
    borderRadius: 'full',
    background: 'line.strong',
    pointerEvents: 'none',
  },
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

const isZip = (name: string): boolean => /^\d/.test(name);

interface PlaceLabelsProps {
  readonly drawing: MapDrawing;
  readonly frame: MapFrame;
  readonly size: ElementSize;
  /** Names that stand on the map already, as markers. */
  readonly taken: ReadonlySet<string>;
}

/** The cities and ZIP codes that have room at this zoom and lie within the map. Scenery: markers are named by themselves. */
export function PlaceLabels({ drawing, frame, size, taken }: PlaceLabelsProps) {
  const inSight = drawing.labels
    .filter(({ name, minZoom }) => minZoom <= frame.zoom && !taken.has(name))
    .map((label) => ({ ...label, point: onScreen(label, frame, drawing) }))
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
