import { useEffect, type RefObject } from 'react';

import { MOBILE_BREAKPOINT_PX } from '../../shared/mobile-breakpoint';

export const isPhoneWide = (): boolean =>
  window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`).matches;

/**
 * While the panel fills a phone's screen, the page under it neither scrolls nor takes the focus. Messages stay
 * reachable. Turning a tablet does not count: the page is then asked again at the next opening.
 */
export function usePhoneScreen(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = panel.current;
    if (!own || !isPhoneWide()) return undefined;
    const beneath = [...(own.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== own &&
        element.querySelector('[aria-live]') === null &&
        !element.inert,
    );
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    for (const element of beneath) element.inert = true;
    return () => {
      document.documentElement.style.overflow = overflow;
      for (const element of beneath) element.inert = false;
    };
  }, [panel]);
}
