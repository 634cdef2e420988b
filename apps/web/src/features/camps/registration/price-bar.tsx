import { formatPrice, type CampQuote } from '@kidcode/pricing';
import { VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { BarPrice, BottomBar } from './bottom-bar';

interface PriceBarProps {
  readonly quote: CampQuote | null;
  /** The submit button. */
  readonly action: ReactNode;
  /** Above the price: a link that is ready. */
  readonly notice: ReactNode;
}

/** On phones and tablets: the price and the way on, always in sight while the form is. */
export function PriceBar({ quote, action, notice }: PriceBarProps) {
  return (
    <BottomBar>
      {notice}
      {quote === null ? (
        <span>No week chosen</span>
      ) : (
        <BarPrice>
          {quote.discountPercent > 0 && (
            <s>
              <VisuallyHidden>Original price </VisuallyHidden>
              {formatPrice(quote.originalPrice)}
            </s>
          )}
          <strong>
            <VisuallyHidden>Now </VisuallyHidden>
            {formatPrice(quote.discountedPrice)}
          </strong>
          {quote.discountLabel !== '' && <small>{quote.discountLabel}</small>}
        </BarPrice>
      )}
      {action}
    </BottomBar>
  );
}
