import { useEffect, useRef } from 'react';

import type { Toast, ToastPlace } from './notifications-slice';

/** The leaving animation, in milliseconds. Source: specification 1, section 9, Toasts. */
export const LEAVING_MS = 200;

/** How long a dismissed toast stays in the state, in milliseconds. Source: specification 1, section 9, Toasts. */
const REMOVAL_DELAYS: Record<ToastPlace, number> = { area: 5000, notifier: LEAVING_MS };

interface ToastTimes {
  readonly toast: Toast;
  readonly isPaused: boolean;
  /** Its time on screen is over. */
  readonly onDismiss: () => void;
  /** The leaving animation is over. */
  readonly onLeft: () => void;
  readonly onRemove: () => void;
}

/**
 * The time of one toast: it goes after its duration on screen, not counting pauses, and never by itself while
 * it carries an action or its duration has no end; once dismissed it leaves and is then removed.
 */
export function useToastTime({ toast, isPaused, onDismiss, onLeft, onRemove }: ToastTimes): void {
  const { open, action, duration, place } = toast;
  const remaining = useRef(duration);
  const callbacks = useRef({ onDismiss, onLeft, onRemove });
  useEffect(() => {
    callbacks.current = { onDismiss, onLeft, onRemove };
  });

  const runs = open && !isPaused && action === undefined && Number.isFinite(duration);
  useEffect(() => {
    if (!runs) return;
    const started = performance.now();
    const timer = setTimeout(() => callbacks.current.onDismiss(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [runs]);

  useEffect(() => {
    if (open) return;
    const left = setTimeout(() => callbacks.current.onLeft(), LEAVING_MS);
    const removed = setTimeout(() => callbacks.current.onRemove(), REMOVAL_DELAYS[place]);
    return () => {
      clearTimeout(left);
      clearTimeout(removed);
    };
  }, [open, place]);
}
