import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

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

/** The price in a bar: what it was, what it is, and why. */
export const BarPrice = /* @__PURE__ */ chakra('p', {
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

const HEIGHT = '--bottom-bar';

/**
 * On phones and tablets: sticks to the window's lower edge for exactly as long as its parent is on screen, and tells the
 * floating buttons how high they must stay above it.
 */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const frame = element?.parentElement;
    if (!element || !frame || !('IntersectionObserver' in window)) return;
    const { style } = document.documentElement;
    let isShown = false;
    const tell = () => style.setProperty(HEIGHT, `${isShown ? element.offsetHeight : 0}px`);
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
    };
  }, []);
  return <Bar ref={bar}>{children}</Bar>;
}
