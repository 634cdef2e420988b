import { chakra } from '@chakra-ui/react';
import { memo } from 'react';

import { scaleAt, type MapFrame } from './map-geometry';
import type { MapDrawing } from './map-geometry';

const Sheet = /* @__PURE__ */ chakra('svg', {
  base: {
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
  },
});

const Shapes = memo(function Shapes({ drawing }: { readonly drawing: MapDrawing }) {
  return (
    <>
      <path className="around" d={drawing.around} />
      <path className="land" d={drawing.land} />
      <path className="borders" d={drawing.borders} />
    </>
  );
});

/** The counties, moved and scaled under the markers. */
export function MapGround({ drawing, frame }: { readonly drawing: MapDrawing; readonly frame: MapFrame }) {
  const scale = scaleAt(frame.zoom, drawing);
  return (
    <Sheet aria-hidden="true">
      <g style={{ transform: `scale(${scale}) translate(${-frame.x}px, ${-frame.y}px)` }}>
        <Shapes drawing={drawing} />
      </g>
    </Sheet>
  );
}
