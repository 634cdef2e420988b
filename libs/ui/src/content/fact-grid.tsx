import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { LARGE_TEXT_COLUMN } from '../layout/boxes';
import { styled } from '../layout/styled';

/** Holds `FactTile`s as one joined block: the facts of a program at a glance. */
export const FactGrid = /* @__PURE__ */ styled('dl', {
  display: 'grid',
  // Two by two until all stand in one row; an odd one at the end takes its row. Never a hole.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  lg: { gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
  ...LARGE_TEXT_COLUMN,
  gap: '1px',
  overflow: 'hidden',
  borderRadius: 'card',
  background: 'line.hair',
  border: '1px solid {colors.line.hair}',
});
const Tile = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '1',
  alignContent: 'start',
  padding: 'clamp(0.875rem, 3vw, 1.5rem) clamp(0.75rem, 3vw, 1.5rem)',
  lgDown: { '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  background: 'bg.raised',
  overflowWrap: 'anywhere',
});

interface FactTileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly icon?: ReactNode;
  readonly note?: ReactNode;
}

export function FactTile({ label, value, icon, note }: FactTileProps) {
  return (
    <Tile>
      <chakra.dt
        display="flex"
        alignItems="center"
        gap="2"
        textStyle="label"
        color="fg.quiet"
        css={{ '& > svg': { color: 'accent.text' } }}
      >
        {icon}
        {label}
      </chakra.dt>
      <chakra.dd
        fontFamily="heading"
        fontWeight="600"
        fontSize="lg"
        lineHeight="1.25"
        textWrap="balance"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.dd>
      {note !== undefined && (
        <chakra.dd textStyle="small" color="fg.quiet">
          {note}
        </chakra.dd>
      )}
    </Tile>
  );
}
