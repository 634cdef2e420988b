import { useEffect, type RefObject } from 'react';

const HEIGHT = '--bottom-bar';

/**
 * Tells the floating buttons how high they must stay above a bar that sticks to the window's lower edge. The bar
 * is there while its parent is on screen.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
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
  }, [bar]);
}
