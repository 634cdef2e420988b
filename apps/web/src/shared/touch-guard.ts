/** What is guarded: things that are pressed. Fields keep their own manners. */
const CONTROL = 'button, a[href], summary, [role="button"]';

/** Milliseconds. Source: specification 1, section 9. */
const TOUCH_LIMITS = { doubleClick: 150, doubleTap: 300, press: 500 } as const;

interface Press {
  readonly control: Element | null;
  /** Time of the event, in milliseconds. */
  readonly at: number;
  readonly isTouch: boolean;
  /** The controls of the page when the press began; null when nobody saw it begin. */
  readonly there: WeakSet<Element> | null;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

let pressed: Press | null = null;
let clicked: Press | null = null;

function onPointerDown({ target, pointerType, timeStamp }: PointerEvent): void {
  const there = new WeakSet(document.querySelectorAll(CONTROL));
  pressed = { control: controlOf(target), at: timeStamp, isTouch: pointerType === 'touch', there };
}

function onClick(event: MouseEvent): void {
  const control = controlOf(event.target);
  // `detail` counts presses; it is 0 for keys and scripts.
  if (!control || event.detail === 0) return;
  const at = event.timeStamp;
  const press = pressed;
  const isTouch = press?.isTouch === true;
  const heldTooLong = isTouch && press.control === control && at - press.at >= TOUCH_LIMITS.press;
  const limit = isTouch ? TOUCH_LIMITS.doubleTap : TOUCH_LIMITS.doubleClick;
  const isSoon = clicked !== null && at - clicked.at < limit;
  const cameTwice = isSoon && clicked?.control === control;
  // The browser itself counts presses of one place; a slower double click than ours is a double click, too.
  const isSecond = isSoon || event.detail > 1;
  const isNew = press?.there?.has(control) === false || (isSecond && clicked?.there?.has(control) === false);
  if (!heldTooLong && !cameTwice) {
    clicked = { control, at, isTouch, there: press?.there ?? null };
    if (!isNew) return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Guards every control of the page against trembling fingers (specification 1, section 9): a second click within
 * 150 ms does nothing, nor does a second tap within 300 ms, and a touch counts as a click only when it is let go
 * within 500 ms. Nor does a press count that meets a control which has only just come under the finger: one that was
 * not there when the press began, or when the one before it, of which it is the double, began - a double click on a
 * choice is no answer to the next question. The zoom by pinching stays (D-25); keyboards and scripted clicks pass.
 *
 * It listens on the window, ahead of everything on the document that answers clicks; once, however often that is asked for.
 */
export function startTouchGuard(): void {
  window.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
  window.addEventListener('click', onClick, { capture: true });
}
