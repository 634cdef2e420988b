import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Seconds and pixels: quick enough that nobody waits to read. */
const DURATION = 0.2;
const DISTANCE = 24;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SlideInProps {
  /** The number of the step on screen. */
  readonly step: number;
  readonly children: ReactNode;
}

/** The next step comes in from the right, the one before from the left; still where motion is unwanted. */
export function SlideIn({ step, children }: SlideInProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    const side = Math.sign(step - before.current);
    before.current = step;
    if (side === 0 || place.current === null || prefersStillness()) return;
    const move = animate(
      place.current,
      { opacity: [0, 1], transform: [`translateX(${side * DISTANCE}px)`, 'none'] },
      { duration: DURATION, ease: 'easeOut' },
    );
    return () => move.complete();
  }, [step]);
  return <div ref={place}>{children}</div>;
}
