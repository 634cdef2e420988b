import { styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { Project } from './project-blocks';

const TILE = 24;

const Canvas = /* @__PURE__ */ styled('svg', {
  display: 'block',
  width: 'full',
  height: 'auto',
  maxHeight: '19rem',
  '& [data-tile=wall]': { fill: 'accent.solid' },
  '& [data-tile=ground]': { fill: 'status.success' },
  '& [data-tile=coin]': { fill: 'header.bg' },
  '& [data-tile=hero]': { fill: 'action.solid' },
  '& [data-tile=eye]': { fill: 'action.on' },
  '& [data-tile=goal]': { fill: 'header.bg' },
  '& [data-tile=pole]': { fill: 'fg.ink' },
  '& [data-tile=path]': { fill: 'accent.wash' },
});

const SHAPES: Readonly<Record<string, ReactNode>> = {
  '#': <rect data-tile="wall" x="1" y="1" width="22" height="22" rx="5" />,
  '=': <rect data-tile="ground" x="0" y="0" width="24.5" height="24.5" />,
  '-': <circle data-tile="path" cx="12" cy="12" r="4" />,
  '*': <circle data-tile="coin" cx="12" cy="12" r="7" />,
  F: (
    <>
      <rect data-tile="pole" x="6" y="1" width="3" height="23" rx="1.5" />
      <path data-tile="goal" d="M9 2h13l-4 5 4 5H9z" />
    </>
  ),
  '@': (
    <>
      <rect data-tile="hero" x="2" y="3" width="20" height="20" rx="7" />
      <circle data-tile="eye" cx="9" cy="12" r="2.2" />
      <circle data-tile="eye" cx="16" cy="12" r="2.2" />
    </>
  ),
};

export function StageView({ rows, alt }: NonNullable<Project['stage']>) {
  const columns = Math.max(...rows.map((row) => row.length));
  return (
    <Canvas role="img" aria-label={alt} viewBox={`0 0 ${columns * TILE} ${rows.length * TILE}`}>
      {rows.flatMap((row, y) =>
        Array.from(row, (tile, x) => (
          <g key={`${x} ${y}`} transform={`translate(${x * TILE} ${y * TILE})`}>
            {SHAPES[tile]}
          </g>
        )),
      )}
    </Canvas>
  );
}
