import { chakra } from '@chakra-ui/react';
import { IconButton } from '@kidcode/ui';
import { Maximize2, Minus, Plus } from 'lucide-react';

import { ZOOM_RANGE } from './map-geometry';

const Stack = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    top: '3',
    zIndex: '3',
    display: 'grid',
    background: 'bg.raised',
    borderRadius: 'control',
    boxShadow: 'float',
    color: 'fg.ink',
  },
});

interface MapControlsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onReset: () => void;
}

/** Nearer, farther, everything: what a map offers to fingers that do not pinch. */
export function MapControls({ zoom, onZoom, onReset }: MapControlsProps) {
  return (
    <Stack>
      <IconButton
        label="Zoom in"
        icon={<Plus size={22} aria-hidden="true" />}
        disabled={zoom >= ZOOM_RANGE.max}
        onClick={() => onZoom(zoom + 1)}
      />
      <IconButton
        label="Zoom out"
        icon={<Minus size={22} aria-hidden="true" />}
        disabled={zoom <= ZOOM_RANGE.min}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton label="Reset the map" icon={<Maximize2 size={20} aria-hidden="true" />} onClick={onReset} />
    </Stack>
  );
}
