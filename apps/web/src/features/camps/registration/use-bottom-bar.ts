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
    const observer = new IntersectionObserver((entries) => {
      const isShown = entries.at(-1)?.isIntersecting ?? false;
      if (isShown) style.setProperty(HEIGHT, `${element.offsetHeight}px`);
      else style.removeProperty(HEIGHT);
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
