import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { Row } from '../layout/boxes';

/** The edge of a small tinted mark where the ground is dark: its tint alone is lost on a band of the same colour. */
export const TINTED_EDGE = {
  _dark: { boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 45%, transparent)' },
} as const;

export interface ChipFact {
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChipListProps {
  readonly facts: readonly (string | ChipFact)[];
  readonly tone?: 'plain' | 'accent';
  /** Names the list for screen readers. */
  readonly label?: string;
}

export function ChipList({ facts, tone = 'plain', label }: ChipListProps) {
  return (
    <Row as="ul" gap="2" aria-label={label}>
      {facts.map((fact) => {
        const { label: words, icon } = typeof fact === 'string' ? { label: fact, icon: undefined } : fact;
        return (
          <li key={words}>
            <Chip tone={tone}>
              {icon}
              {words}
            </Chip>
          </li>
        );
      })}
    </Row>
  );
}

/** One short fact: an age range, a day, a place. Not a control. */
export const Chip = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    minHeight: '2rem',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.25',
    '& > svg': { flexShrink: '0', width: '1.05em', height: '1.05em' },
  },
  variants: {
    tone: {
      plain: {
        background: 'bg.raised',
        color: 'fg.ink',
        boxShadow: 'inset 0 0 0 1px var(--k-colors-line-hair)',
      },
      accent: {
        background: 'accent.tint',
        color: 'accent.text',
        ...TINTED_EDGE,
      },
    },
  },
  defaultVariants: { tone: 'plain' },
});
