import { chakra } from '@chakra-ui/react';

import { onScreen, pixelsPerMile, type MapFrame } from './map-geometry';
import type { MapDrawing } from './map-drawing';
import { milesLabel, roundMiles } from './round-miles';

const Grid = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    backgroundImage:
      'linear-gradient(var(--k-colors-line-hair) 1px, transparent 1px), linear-gradient(90deg, var(--k-colors-line-hair) 1px, transparent 1px)',
    transition: 'background-position, background-size',
    transitionDuration: 'slow',
    transitionTimingFunction: 'out',
    '[data-dragging] &': { transition: 'none' },
  },
});
const Words = /* @__PURE__ */ chakra('p', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '0',
    zIndex: '3',
    paddingInline: '2',
    background: 'color-mix(in srgb, var(--k-colors-bg-raised) 85%, transparent)',
    color: 'fg.quiet',
    borderStartEndRadius: '8px',
    fontSize: '0.6875rem',
    lineHeight: '1.6',
  },
});

/** A square is about so wide at most. */
const SQUARE_PX = 130;

interface MapScaleProps {
  readonly drawing: MapDrawing;
  readonly frame: MapFrame;
}

/** A grid of whole miles over the land, so that a parent can count how far things are. */
export function MapScale({ drawing, frame }: MapScaleProps) {
  const perMile = pixelsPerMile(frame.zoom, drawing.origin.lat);
  const miles = roundMiles(SQUARE_PX, perMile);
  const square = miles * perMile;
  const origin = onScreen({ x: 0, y: 0 }, frame, drawing);
  return (
    <>
      <Grid
        style={{
          backgroundSize: `${square}px ${square}px`,
          backgroundPosition: `calc(50% + ${origin.x % square}px) calc(50% + ${origin.y % square}px)`,
        }}
      />
      <Words>Squares are {milesLabel(miles)} wide</Words>
    </>
  );
}
