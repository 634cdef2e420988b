import { useState, type PointerEvent } from 'react';

interface Swipe {
  readonly pointerId: number;
  readonly from: number;
  readonly distance: number;
}

/**
 * Drag something sideways: past the threshold it is let go, before it springs back.
 *
 * @param threshold Pixels.
 * @returns How far it is from its place, and the handlers for the element.
 */
export function useSwipeAway(threshold: number, onSwiped: () => void) {
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  const distanceTo = (event: PointerEvent) =>
    swipe?.pointerId === event.pointerId ? event.clientX - swipe.from : null;
  return {
    distance: swipe?.distance ?? 0,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest('a, button')) return;
        setSwipe({ pointerId: event.pointerId, from: event.clientX, distance: 0 });
        // Absent in some browsers' test doubles and for pointers that are already gone.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const distance = distanceTo(event);
        if (distance !== null) setSwipe((now) => now && { ...now, distance });
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = distanceTo(event);
        if (distance === null) return;
        if (Math.abs(distance) >= threshold) onSwiped();
        else setSwipe(null);
      },
      onPointerCancel: () => setSwipe(null),
    },
  };
}
