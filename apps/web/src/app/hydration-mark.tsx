import { useEffect } from 'react';

/** Set once the page answers to taps; tests and the early-tap replay wait for it. */
export const HYDRATED_MARK = 'kidcode:hydrated';

/** Runs `onHydrated` once, when the tree around it has been hydrated. */
export function HydrationMark({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(() => {
    if (performance.getEntriesByName(HYDRATED_MARK).length > 0) return;
    performance.mark(HYDRATED_MARK);
    // The same where a test has taken the browser's clock away, and the marks with it.
    document.documentElement.dataset.hydrated = '';
    onHydrated();
  }, [onHydrated]);
  return null;
}
