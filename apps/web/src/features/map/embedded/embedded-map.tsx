import { chakra } from '@chakra-ui/react';
import { MAP_VIEW, mappableCenters } from '@kidcode/branches';
import { REGION_MAP } from '@kidcode/current-school/generated/region-map';
import { useMemo, useRef } from 'react';

import { MapMarker } from '../map-marker';
import type { MapViewProps } from '../map-provider';
import { useElementSize } from '../use-element-size';
import { VisitorMark } from '../visitor-mark';
import { AtPoint } from './at-point';
import { DistanceRings } from './distance-rings';
import { MapScale } from './map-scale';
import { PlaceLabels } from './place-labels';
import { MapControls } from './map-controls';
import type { MapDrawing } from './map-drawing';
import { onScreen, projected } from './map-geometry';
import { MapGround } from './map-ground';
import { useMapFrame } from './use-map-frame';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
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
  },
});
const Source = /* @__PURE__ */ chakra('p', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    bottom: '0',
    zIndex: '3',
    paddingInline: '2',
    background: 'color-mix(in srgb, var(--k-colors-bg-raised) 85%, transparent)',
    color: 'fg.quiet',
    borderStartStartRadius: '8px',
    fontSize: '0.6875rem',
    lineHeight: '1.6',
  },
});

const FIRST_SIZE = { width: 640, height: MAP_VIEW.heightPx };

/** The map of a site without a key for Google's: the school's region, drawn at build time from open data (D-24). */
export function EmbeddedMap(props: MapViewProps) {
  const { centers, target, selectedId, from, fromName, onMarkerPress } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useElementSize(root, FIRST_SIZE);
  const drawing: MapDrawing = REGION_MAP;
  const { frame, isDragging, zoomTo, reset, grip } = useMapFrame(target, size, drawing);
  const marked = useMemo(() => mappableCenters(centers), [centers]);
  const taken = useMemo(
    () => new Set([...marked.map(({ name }) => name), ...(fromName === null ? [] : [fromName])]),
    [marked, fromName],
  );
  const selected = marked.find(({ id }) => id === selectedId);
  const around = from ?? selected?.coordinates;
  return (
    <Root ref={root} data-dragging={isDragging ? '' : undefined} {...grip}>
      <MapGround drawing={drawing} frame={frame} />
      <MapScale drawing={drawing} frame={frame} />
      <PlaceLabels drawing={drawing} frame={frame} size={size} taken={taken} />
      {around && (
        <DistanceRings
          around={around}
          isNamed={from !== null && fromName !== null}
          marked={marked}
          drawing={drawing}
          frame={frame}
        />
      )}
      {marked.map(({ id, name, coordinates }) => (
        <AtPoint
          key={id}
          point={onScreen(projected(coordinates, drawing), frame, drawing)}
          raised={id === selectedId}
        >
          <MapMarker id={id} name={name} selected={id === selectedId} onPress={onMarkerPress} />
        </AtPoint>
      ))}
      {from && (
        <div aria-hidden="true">
          <AtPoint point={onScreen(projected(from, drawing), frame, drawing)} raised>
            <VisitorMark name={fromName} />
          </AtPoint>
        </div>
      )}
      <MapControls zoom={frame.zoom} onZoom={zoomTo} onReset={reset} />
      <Source>Map data: U.S. Census Bureau</Source>
    </Root>
  );
}
