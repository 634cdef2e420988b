import { chakra } from '@chakra-ui/react';
import type { FamilyQuote } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { LinkButton } from '@kidcode/ui';
import { useRef } from 'react';

import { useBottomBar } from '../camps/registration/use-bottom-bar';

/* Sticks to the window's lower edge for as long as the planner is on screen. */
const Bar = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginInline: 'calc(-1 * {spacing.gutter})',
    paddingInline: 'gutter',
    paddingTop: '3',
    paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
    background: 'bg.raised',
    borderTop: '1px solid {colors.line.hair}',
    boxShadow: 'float',
    '& strong': { fontFamily: 'heading', fontWeight: '600', fontSize: '2xl', lineHeight: '1' },
    '& s': { color: 'fg.quiet', marginInlineEnd: '2' },
  },
});

interface PlanBarProps {
  readonly quote: FamilyQuote;
  /** Where the total and its reasons stand. */
  readonly href: string;
}

/** On phones: the total always in sight, and the way to its reasons. What is read aloud stands with the total itself. */
export function PlanBar({ quote: { total, originalTotal }, href }: PlanBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <Bar ref={bar}>
      <p aria-hidden="true">
        {originalTotal > total && <s>{formatPrice(originalTotal)}</s>}
        <strong>{formatPrice(total)}</strong>
      </p>
      <LinkButton variant="outline" href={href}>
        See the total
      </LinkButton>
    </Bar>
  );
}
