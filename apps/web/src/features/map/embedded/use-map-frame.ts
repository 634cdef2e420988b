import { useState, type PointerEvent } from 'react';

import type { MapTarget } from '../camera';
import type { ElementSize } from '../use-element-size';
import { clampZoom, frameOf, scaleAt, type MapFrame } from './map-geometry';
import type { MapDrawing } from './map-drawing';

/** What the visitor made of a target by dragging and zooming; a new target lets it go. */
interface OwnFrame {
  readonly target: MapTarget;
  readonly frame: MapFrame;
}

interface Grip {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly frame: MapFrame;
}

/** The part of the drawing on screen: what the target asks for, until the visitor drags or zooms. */
export function useMapFrame(target: MapTarget, size: ElementSize, drawing: MapDrawing) {
  const [own, setOwn] = useState<OwnFrame | null>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const frame = own?.target === target ? own.frame : frameOf(target, size, drawing);
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
        const scale = scaleAt(grip.frame.zoom, drawing);
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
