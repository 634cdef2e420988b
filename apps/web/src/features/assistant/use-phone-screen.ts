import { useEffect, type RefObject } from 'react';

import { afterPaint } from '../../shared/tasks';
import { MOBILE_BREAKPOINT_PX } from '../../shared/mobile-breakpoint';

/** Too low for a card with a conversation in it: a phone sideways, a laptop at 200 %. */
const LOW = '(max-height: 479.98px)';
export const LOW_SCREEN = `@media ${LOW}`;
/** The panel is a card here, and fills any other screen. Source: docs/decisions.md, D-55. */
export const CARD_SCREEN = '@media (min-width: 480px) and (min-height: 480px)';

/** Whether the screen is too low for a card, or narrower than so many pixels. */
const isLowOrNarrowerThan = (pixels: number): boolean =>
  window.matchMedia(`${LOW}, (max-width: ${pixels - 0.02}px)`).matches;

/** Whether a keyboard on the screen would hide what stands there. */
export const isPhoneScreen = (): boolean => isLowOrNarrowerThan(MOBILE_BREAKPOINT_PX);

/** Makes the page under the panel stand still. @returns how to let it go. */
function holdStill(own: HTMLElement): () => void {
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
}

/**
 * While the panel fills the screen, the page under it neither scrolls nor takes the focus. Messages stay
 * reachable. Turning a tablet does not count: the page is then asked again at the next opening.
 */
export function usePhoneScreen(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = panel.current;
    if (!own || !isLowOrNarrowerThan(480)) return undefined;
    let letGo: (() => void) | null = null;
    // Every element of the page gets another style by that, which takes a slow phone 100 ms: the panel is seen before.
    const cancel = afterPaint(() => (letGo = holdStill(own)));
    return () => {
      cancel();
      letGo?.();
    };
  }, [panel]);
}
