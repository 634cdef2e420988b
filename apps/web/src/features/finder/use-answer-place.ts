import { useEffect, useRef, useState, type RefObject } from 'react';

/** The place of an answer on the page, and the ways to take a reader there. */
export interface AnswerPlace {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Takes focus and the screen to the answer, once it is there. */
  readonly bringUp: () => void;
  /** Takes focus alone: what had it went away. */
  readonly focus: () => void;
}

export function useAnswerPlace(): AnswerPlace {
  const ref = useRef<HTMLDivElement>(null);
  const [call, setCall] = useState<{ readonly scrolls: boolean } | null>(null);
  useEffect(() => {
    if (call === null) return;
    ref.current?.focus({ preventScroll: true });
    if (call.scrolls) ref.current?.scrollIntoView({ block: 'start' });
  }, [call]);
  return {
    ref,
    bringUp: () => setCall({ scrolls: true }),
    focus: () => setCall({ scrolls: false }),
  };
}
