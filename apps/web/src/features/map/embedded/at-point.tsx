import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import type { DrawingPoint } from './map-geometry';

const Spot = /* @__PURE__ */ chakra('div', {
  base: {
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
  },
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
