import { useEffect, useState, type RefObject } from 'react';

import { WHOLE_LIST, windowRange, type WindowRange } from './window-range';

/** What an item is taken to measure until one was measured, in pixels. */
const FIRST_ITEM_PX = 420;

/** The part of a long list that is near the screen, kept in step while the page scrolls. */
export function useWindowRange(list: RefObject<HTMLElement | null>, count: number): WindowRange {
  const [scene, setScene] = useState({ itemPx: FIRST_ITEM_PX, scrolledPx: 0, screenPx: FIRST_ITEM_PX * 3 });
  const isLong = count > WHOLE_LIST;
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!list.current) return;
      const item = list.current.querySelector<HTMLElement>(':scope > li:not([aria-hidden])');
      const gap = parseFloat(getComputedStyle(list.current).rowGap) || 0;
      setScene({
        itemPx: item && item.offsetHeight > 0 ? item.offsetHeight + gap : FIRST_ITEM_PX,
        scrolledPx: -list.current.getBoundingClientRect().top,
        screenPx: window.innerHeight,
      });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [isLong, list]);
  return windowRange({ count, ...scene });
}
