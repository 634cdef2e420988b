import { lazy, Suspense, useEffect, useState } from 'react';

const PopupQueue = lazy(() => import('./popup-queue').then((module) => ({ default: module.PopupQueue })));

/** A popup never comes before the visitor has stayed this long or scrolled this far. */
const STAYED_MS = 20_000;
const SCROLLED_PX = 600;

/** Waits until the visitor is at home on the page, then lets the popups decide whether they have anything to say. */
export function HomePopups() {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    const timer = window.setTimeout(settle, STAYED_MS);
    const onScroll = () => {
      if (window.scrollY > SCROLLED_PX) settle();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  if (!isSettled) return null;
  return (
    <Suspense fallback={null}>
      <PopupQueue />
    </Suspense>
  );
}
