import { useEffect, useState, type RefObject } from 'react';

/** How far outside the screen counts as near. */
const MARGIN = '300px';

/**
 * Whether an element has come near the screen; once true it stays so. A hidden element is nowhere near, so what
 * depends on it waits until it is shown.
 */
export function useNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
