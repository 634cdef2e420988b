import { chakra } from '@chakra-ui/react';
import { formatPrice, type CampQuote } from '@kidcode/pricing';
import { VisuallyHidden } from '@kidcode/ui';
import { useRef, type ReactNode } from 'react';

import { useBottomBar } from './use-bottom-bar';

/* Sticks to the window's lower edge for exactly as long as its parent, the form, is on screen. */
const Bar = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    '& > button': { maxWidth: '60vw', whiteSpace: 'nowrap' },
    '& > [aria-busy]': { whiteSpace: 'normal' },
    '& > [role=alert]': { gridColumn: '1 / -1' },
    marginInline: 'calc(-1 * {spacing.gutter})',
    paddingInline: 'gutter',
    paddingTop: '3',
    paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
    background: 'bg.raised',
    borderTop: '1px solid {colors.line.hair}',
    boxShadow: 'float',
  },
});
const Price = /* @__PURE__ */ chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > s': { color: 'fg.quiet' },
    '& > strong': { fontFamily: 'heading', fontWeight: '600', fontSize: '2xl', lineHeight: '1' },
    '& > small': {
      width: 'full',
      fontSize: 'xs',
      fontWeight: '700',
      color: 'status.success',
      lineHeight: '1.3',
    },
  },
});

interface PriceBarProps {
  readonly quote: CampQuote | null;
  /** The submit button. */
  readonly action: ReactNode;
  /** Above the price: a link that is ready. */
  readonly notice: ReactNode;
}

/** On phones and tablets: the price and the way on, always in sight while the form is. */
export function PriceBar({ quote, action, notice }: PriceBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <Bar ref={bar}>
      {notice}
      {quote === null ? (
        <span>No week chosen</span>
      ) : (
        <Price>
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
        </Price>
      )}
      {action}
    </Bar>
  );
}
