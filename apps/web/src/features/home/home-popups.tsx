import { useEffect, useState } from 'react';

import { useLateComponent } from '../../shared/use-late-component';

const loadPopups = () => import('./popup-queue').then((module) => module.PopupQueue);

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
  const renderPopups = useLateComponent(loadPopups, isSettled);
  return isSettled && renderPopups?.({});
}
