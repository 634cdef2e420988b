/** What is guarded: things that are pressed. Fields keep their own manners. */
const CONTROL = 'button, a[href], summary, [role="button"]';

/** Milliseconds. Source: specification 1, section 9. */
export const TOUCH_LIMITS = { doubleClick: 150, doubleTap: 300, press: 500 } as const;

interface Press {
  readonly control: Element;
  /** Time of the event, in milliseconds. */
  readonly at: number;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/**
 * Guards every control of the page against trembling fingers (specification 1, section 9): a second click within
 * 150 ms does nothing, nor does a second tap within 300 ms, and a touch counts as a click only when it is let go
 * within 500 ms. The zoom by pinching stays (D-25); keyboards and scripted clicks pass. It listens on the window, so that
 * it comes before everything that listens on the document, whoever started first.
 *
 * @returns Stops guarding.
 */
export function startTouchGuard(root: Window = window): () => void {
  let touched: Press | null = null;
  let clicked: Press | null = null;

  const onPointerDown = ({ target, pointerType, timeStamp }: PointerEvent) => {
    const control = pointerType === 'touch' ? controlOf(target) : null;
    touched = control && { control, at: timeStamp };
  };

  const onClick = (event: MouseEvent) => {
    const control = controlOf(event.target);
    // `detail` counts presses; it is 0 for keys and scripts.
    if (!control || event.detail === 0) return;
    const at = event.timeStamp;
    const isTouch = touched?.control === control;
    const heldTooLong = isTouch && touched !== null && at - touched.at >= TOUCH_LIMITS.press;
    const limit = isTouch ? TOUCH_LIMITS.doubleTap : TOUCH_LIMITS.doubleClick;
    const cameTwice = clicked?.control === control && at - clicked.at < limit;
    if (!heldTooLong && !cameTwice) {
      clicked = { control, at };
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  root.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
  root.addEventListener('click', onClick, { capture: true });
  return () => {
    root.removeEventListener('pointerdown', onPointerDown, { capture: true });
    root.removeEventListener('click', onClick, { capture: true });
  };
}
