import { MAP_VIEW, mappableCenters } from '@kidcode/branches';
import { REGION_MAP } from '@kidcode/current-school/generated/region-map';
import { IconButton, styled } from '@kidcode/ui';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { type PointerEvent, useMemo, useRef, useState } from 'react';

import type { MapTarget, MapViewProps } from '../camera';
import { MapMarker, VisitorMark } from '../map-marker';
import {
  clampZoom,
  type ElementSize,
  frameOf,
  type MapFrame,
  milesLabel,
  onScreen,
  pixelsPerMile,
  projected,
  roundMiles,
  scaleAt,
  useElementSize,
  ZOOM_RANGE,
} from './map-geometry';
import { AtPoint, DistanceRings, MapGround, PlaceLabels } from './map-layers';

const Grid = /* @__PURE__ */ styled('div', {
  position: 'absolute',
  inset: '0',
  pointerEvents: 'none',
  backgroundImage:
    'linear-gradient(var(--k-colors-line-hair) 1px, transparent 1px), linear-gradient(90deg, var(--k-colors-line-hair) 1px, transparent 1px)',
  transition: 'background-position, background-size',
  transitionDuration: 'slow',
  transitionTimingFunction: 'out',
  '[data-dragging] &': { transition: 'none' },
});
const Corner = /* @__PURE__ */ styled('p', {
  position: 'absolute',
  bottom: '0',
  zIndex: '3',
  paddingInline: '2',
  background: 'color-mix(in srgb, var(--k-colors-bg-raised) 85%, transparent)',
  color: 'fg.quiet',
  fontSize: '0.6875rem',
  lineHeight: '1.6',
});

/** A square is about so wide at most. */
const SQUARE_PX = 130;

/** A grid of whole miles over the land, so that a parent can count how far things are. */
function MapScale({ frame }: { readonly frame: MapFrame }) {
  const perMile = pixelsPerMile(frame.zoom, REGION_MAP.origin.lat);
  const miles = roundMiles(SQUARE_PX, perMile);
  const square = miles * perMile;
  const origin = onScreen({ x: 0, y: 0 }, frame);
  return (
    <>
      <Grid
        style={{
          backgroundSize: `${square}px ${square}px`,
          backgroundPosition: `calc(50% + ${origin.x % square}px) calc(50% + ${origin.y % square}px)`,
        }}
      />
      <Corner insetInlineStart="0" borderStartEndRadius="8px">
        Squares are {milesLabel(miles)} wide
      </Corner>
    </>
  );
}

/** What the visitor has taken hold of, and where. */
interface Grip {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly frame: MapFrame;
}

/** The part of the drawing on screen: what the target asks for, until the visitor drags or zooms. */
function useMapFrame(target: MapTarget, size: ElementSize) {
  /** What the visitor made of a target; a new one lets it go. */
  const [own, setOwn] = useState<{ readonly target: MapTarget; readonly frame: MapFrame } | null>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const frame = own?.target === target ? own.frame : frameOf(target, size);
  const show = (next: MapFrame) => setOwn({ target, frame: next });
  return {
    frame,
    isDragging: grip !== null,
    zoomTo: (zoom: number) => show({ ...frame, zoom: clampZoom(zoom) }),
    reset: () => setOwn(null),
    grip: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip({ pointer: event.pointerId, x: event.clientX, y: event.clientY, frame });
      },
      onPointerMove: (event: PointerEvent) => {
        if (grip?.pointer !== event.pointerId) return;
        const scale = scaleAt(grip.frame.zoom);
        show({
          ...grip.frame,
          x: grip.frame.x - (event.clientX - grip.x) / scale,
          y: grip.frame.y - (event.clientY - grip.y) / scale,
        });
      },
      onPointerUp: () => setGrip(null),
      onPointerCancel: () => setGrip(null),
    },
  };
}

/** Nearer, farther, everything: what a map offers to fingers that do not pinch. */
const Controls = /* @__PURE__ */ styled('div', {
  position: 'absolute',
  insetInlineEnd: '3',
  top: '3',
  zIndex: '3',
  display: 'grid',
  background: 'bg.raised',
  borderRadius: 'control',
  boxShadow: 'float',
  color: 'fg.ink',
});

const Root = /* @__PURE__ */ styled('div', {
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  isolation: 'isolate',
  background: 'bg.paper',
  '--map-land': '{colors.bg.sunken}',
  _dark: { '--map-land': '{colors.bg.paper}' },
  '--map-border': '{colors.line.strong}',
  cursor: 'grab',
  // A finger that moves up or down scrolls the page.
  touchAction: 'pan-y',
  '&[data-dragging]': { cursor: 'grabbing' },
});

const FIRST_SIZE = { width: 640, height: MAP_VIEW.heightPx };

/** The map of a site without a key for Google's: the school's region, drawn at build time from open data (D-24). */
export function EmbeddedMap(props: MapViewProps) {
  const { centers, target, selectedId, from, fromName, onMarkerPress, onReset } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useElementSize(root, FIRST_SIZE);
  const { frame, isDragging, zoomTo, reset, grip } = useMapFrame(target, size);
  const marked = useMemo(() => mappableCenters(centers), [centers]);
  const taken = useMemo(
    () => new Set([...marked.map(({ name }) => name), ...(fromName === null ? [] : [fromName])]),
    [marked, fromName],
  );
  const selected = marked.find(({ id }) => id === selectedId);
  const around = from ?? selected?.coordinates;
  return (
    <Root ref={root} data-dragging={isDragging ? '' : undefined} {...grip}>
      <MapGround frame={frame} />
      <MapScale frame={frame} />
      <PlaceLabels frame={frame} size={size} taken={taken} />
      {around && (
        <DistanceRings
          around={around}
          isNamed={from !== null && fromName !== null}
          marked={marked}
          frame={frame}
        />
      )}
      {marked.map(({ id, name, coordinates }) => (
        <AtPoint key={id} point={onScreen(projected(coordinates), frame)} raised={id === selectedId}>
          <MapMarker id={id} name={name} selected={id === selectedId} onPress={onMarkerPress} />
        </AtPoint>
      ))}
      {from && (
        <div aria-hidden="true">
          <AtPoint point={onScreen(projected(from), frame)} raised>
            <VisitorMark name={fromName} />
          </AtPoint>
        </div>
      )}
      <Controls>
        <IconButton
          label="Zoom in"
          icon={<Plus size={22} />}
          // A disabled one would lose the focus; here a press at the limit changes nothing.
          aria-disabled={frame.zoom >= ZOOM_RANGE.max}
          onClick={() => zoomTo(frame.zoom + 1)}
        />
        <IconButton
          label="Zoom out"
          icon={<Minus size={22} />}
          aria-disabled={frame.zoom <= ZOOM_RANGE.min}
          onClick={() => zoomTo(frame.zoom - 1)}
        />
        <IconButton
          label="Reset the map"
          icon={<Maximize2 size={20} />}
          // A new target lets go of what the visitor made of this one: the map moves once.
          onClick={selected === undefined ? reset : onReset}
        />
      </Controls>
      <Corner insetInlineEnd="0" borderStartStartRadius="8px">
        Map data: U.S. Census Bureau
      </Corner>
    </Root>
  );
}
