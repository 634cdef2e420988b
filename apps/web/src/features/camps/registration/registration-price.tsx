import { chakra } from '@chakra-ui/react';
import { type CampQuote, formatPrice } from '@kidcode/pricing';
import { Badge, PriceTag, SmallText, VisuallyHidden, styled } from '@kidcode/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { tagOf } from '../../../shared/tag-of';

const Lines = /* @__PURE__ */ styled('dl', {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderTop: '1px solid {colors.line.hair}',
  },
  '& dd': { whiteSpace: 'nowrap' },
  '& > [data-strong]': { fontWeight: '700', borderTop: '2px solid {colors.line.strong}' },
  '& > [data-saving]': { color: 'status.success', fontWeight: '700' },
});

interface PriceSummaryProps {
  /** Null while nothing is chosen that has a price. */
  readonly quote: CampQuote | null;
  /** A closed season's prices are for planning: nothing is due. */
  readonly isClosed: boolean;
  /** What the school says of places in the chosen weeks. */
  readonly seats: string | null;
  /** Whether what is chosen has no price because it has no place. */
  readonly isGone: boolean;
}

/** The price of what is chosen: before, now and why, line by line, and what is due today. */
export function PriceSummary({ quote, isClosed, seats, isGone }: PriceSummaryProps) {
  if (quote === null)
    return (
      <chakra.p textStyle="h3">
        {isGone ? 'No place is left in what is chosen.' : 'Choose at least one week to see the price.'}
      </chakra.p>
    );
  const { payments, paymentsTotal, discountedPrice } = quote;
  const [first = discountedPrice] = payments;
  return (
    <>
      <PriceTag
        size="lg"
        {...tagOf(quote, quote.discountLabel)}
        {...(quote.discountPercent > 0 && {
          note: `${quote.discountPercent}% less than the regular price`,
        })}
      />
      {seats !== null && <Badge tone="warning">{seats}</Badge>}
      <Lines>
        {quote.lines.map(({ label, amount }) => (
          <div key={label} data-saving={amount < 0 ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
        <div data-strong="">
          <dt>{isClosed ? 'Would be due at registration' : 'Due today'}</dt>
          <dd>{formatPrice(first)}</dd>
        </div>
      </Lines>
      {payments.length > 1 && (
        // Whole-dollar payments may miss the price by a dollar (D-8).
        <SmallText>{`${payments.length} payments of ${formatPrice(first)}; together ${formatPrice(paymentsTotal)}`}</SmallText>
      )}
    </>
  );
}

interface PriceBarProps extends Pick<PriceSummaryProps, 'quote' | 'isGone'> {
  /** The submit button. */
  readonly action: ReactNode;
  /** Above the price: a link that is ready, or why there is none. */
  readonly notice: ReactNode;
}

/** On phones and tablets: the price and the way on, always in sight while the form is. */
export function PriceBar({ quote, isGone, action, notice }: PriceBarProps) {
  return (
    <BottomBar>
      {notice}
      {quote === null ? (
        <span>{isGone ? 'No place left' : 'No week chosen'}</span>
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

const Bar = /* @__PURE__ */ styled('div', {
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  // As for dialogs (D-284): beside the header it would leave the form no room.
  '@media (max-height: 30rem)': { position: 'static' },
  display: { base: 'flex', lg: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  // Prices and words stay whole: where large letters leave no room for both, the button goes below.
  overflowWrap: 'break-word',
  '& > div': { width: 'full' },
  '& > :is(p, span)': { flex: '1' },
  '& > button': { maxWidth: '60vw' },
  marginInline: 'calc(-1 * {spacing.gutter})',
  paddingInline: 'gutter',
  paddingTop: '3',
  paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
  background: 'bg.raised',
  borderTop: '1px solid {colors.line.hair}',
  boxShadow: 'float',
});

/** The price in a bar: what it was, what it is, and why. */
export const BarPrice = /* @__PURE__ */ styled('p', {
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
});

const HEIGHT = '--bottom-bar';

/**
 * On phones and tablets: sticks to the window's lower edge for exactly as long as its parent is on screen, and tells the
 * floating buttons how high they must stay above it, and the browser where it covers what gets the focus. It scrolls with
 * the page on low screens.
 */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const frame = element?.parentElement;
    if (!element || !frame || !('IntersectionObserver' in window)) return;
    const { style } = document.documentElement;
    let isShown = false;
    const tell = () => {
      const isOver = isShown && getComputedStyle(element).position === 'sticky';
      const height = `${isOver ? element.offsetHeight : 0}px`;
      style.setProperty(HEIGHT, height);
      style.scrollPaddingBottom = height;
    };
    const onScreen = new IntersectionObserver((entries) => {
      isShown = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    const size = new ResizeObserver(tell);
    onScreen.observe(frame);
    size.observe(element);
    return () => {
      onScreen.disconnect();
      size.disconnect();
      style.removeProperty(HEIGHT);
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return <Bar ref={bar}>{children}</Bar>;
}
