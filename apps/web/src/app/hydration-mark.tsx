import { useEffect, useRef } from 'react';

/** Set once the page answers to taps; tests and the early-tap replay wait for it. */
export const HYDRATED_MARK = 'kidcode:hydrated';

interface HydrationMarkProps {
  /** What the page needs, once hydrated, before it answers. */
  readonly onHydrated: () => Promise<void>;
}

/** Runs `onHydrated` once, when the tree around it has been hydrated, and sets the mark when it is through. */
export function HydrationMark({ onHydrated }: HydrationMarkProps) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void onHydrated().then(() => {
      performance.mark(HYDRATED_MARK);
      // The same where a test has taken the browser's clock away, and the marks with it.
      document.documentElement.dataset.hydrated = '';
    });
  }, [onHydrated]);
  return null;
}
