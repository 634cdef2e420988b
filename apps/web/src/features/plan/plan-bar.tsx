import type { FamilyQuote } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { LinkButton } from '@kidcode/ui';

import { BarPrice, BottomBar } from '../camps/registration/bottom-bar';

interface PlanBarProps {
  readonly quote: FamilyQuote;
  /** Where the total and its reasons stand. */
  readonly href: string;
}

/** On phones: the total always in sight, and the way to its reasons. What is read aloud stands with the total itself. */
export function PlanBar({ quote: { total, originalTotal }, href }: PlanBarProps) {
  return (
    <BottomBar>
      <BarPrice aria-hidden="true">
        {originalTotal > total && <s>{formatPrice(originalTotal)}</s>}
        <strong>{formatPrice(total)}</strong>
      </BarPrice>
      <LinkButton variant="outline" href={href}>
        See the total
      </LinkButton>
    </BottomBar>
  );
}
