import { lazy, Suspense } from 'react';

import { useScrolledPast } from './use-scrolled-past';

const WayBack = lazy(() => import('./way-back').then((module) => ({ default: module.WayBack })));

/** Pixels. Source: specification 1, section 9. */
const SHOWN_AFTER = 300;

/** The buttons that float over a page once it is scrolled. */
export function FloatingButtons() {
  const isShown = useScrolledPast(SHOWN_AFTER);
  return (
    isShown && (
      <Suspense fallback={null}>
        <WayBack />
      </Suspense>
    )
  );
}
