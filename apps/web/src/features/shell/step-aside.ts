/** What floats over the pages: `FLOATING` (shared/floating.ts) marks it and hides it while it stands aside. */
const FLOAT = '[data-float]';

/**
 * What nothing may lie on: where a form is filled in and read, whatever is pressed to get on, and the links of the
 * footer, from under which nobody can scroll on.
 */
const IN_USE = 'main :is(form, button, [role="tab"], [data-main-action]), footer :is(a, input)';

/** Pixels around a float in which it already is in the way. */
const AIR = 4;

/** Milliseconds: what changes on the page is looked at in one go. */
const SETTLE_MS = 50;

/** One float, and what lies beneath the place in which it is painted. */
interface Watched {
  readonly place: string;
  readonly observer: IntersectionObserver;
  readonly observed: Set<Element>;
  readonly beneath: Set<Element>;
  /** Whether the browser has said what is beneath this place. Until then the float stays as it was at the last one. */
  isKnown: boolean;
}

/** The float's place as margins of the screen: an observer with these looks through a window of its size. */
function placeOf(float: Element): string | null {
  const { top, right, bottom, left, width } = float.getBoundingClientRect();
  if (width === 0) return null;
  const { clientWidth, clientHeight } = document.documentElement;
  return [top - AIR, clientWidth - right - AIR, clientHeight - bottom - AIR, left - AIR]
    .map((margin) => `${-Math.max(0, Math.round(margin))}px`)
    .join(' ');
}

/** A part of the page that takes the focus for its content, such as `main`, is not a control. */
const isControl = (element: Element | null): element is Element =>
  element !== null && element !== document.body && element.getAttribute('tabindex') !== '-1';

/** A float that is being used stays: it has the focus, or what it opened stands open. */
const isUsed = (float: Element): boolean =>
  float.contains(document.activeElement) || float.getAttribute('aria-expanded') === 'true';

/**
 * Nothing that floats lies on what is being used (specification 1, section 9, touch targets; WCAG 2.4.11): a float
 * stands aside while a form, a button, a main action or the control with the focus is beneath it, and comes back when
 * they have been scrolled away. The browser itself reports what comes beneath, so that scrolling costs nothing here.
 */
export function startStepAside(): void {
  if (!('IntersectionObserver' in window)) return;
  const floats = new Map<Element, Watched>();
  let timer = 0;

  const judge = (float: Element, { beneath, isKnown, observed }: Watched) => {
    if (!isKnown && observed.size > 0) return;
    float.toggleAttribute('data-aside', beneath.size > 0 && !isUsed(float));
  };

  const watch = (float: Element, place: string): Watched => {
    const beneath = new Set<Element>();
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) beneath.add(target);
        else beneath.delete(target);
      }
      watched.isKnown = true;
      judge(float, watched);
    };
    const observer = new IntersectionObserver(note, { rootMargin: place });
    const watched: Watched = { place, observer, observed: new Set(), beneath, isKnown: false };
    return watched;
  };

  const forget = (float: Element) => {
    floats.get(float)?.observer.disconnect();
    floats.delete(float);
  };

  const look = () => {
    const { activeElement } = document;
    const inUse = new Set(document.querySelectorAll(IN_USE));
    if (isControl(activeElement)) inUse.add(activeElement);
    for (const element of inUse) if (element.closest(FLOAT)) inUse.delete(element);
    for (const float of floats.keys()) if (!float.isConnected) forget(float);
    for (const float of document.querySelectorAll(FLOAT)) {
      const place = placeOf(float);
      if (floats.get(float)?.place !== place) forget(float);
      if (place === null) continue;
      const watched = floats.get(float) ?? watch(float, place);
      floats.set(float, watched);
      for (const element of watched.observed) {
        if (inUse.has(element)) continue;
        watched.observer.unobserve(element);
        watched.observed.delete(element);
        watched.beneath.delete(element);
      }
      for (const element of inUse) {
        if (watched.observed.has(element)) continue;
        watched.observed.add(element);
        watched.observer.observe(element);
      }
      judge(float, watched);
    }
  };

  const lookSoon = () => {
    if (timer !== 0) return;
    timer = window.setTimeout(() => {
      timer = 0;
      look();
    }, SETTLE_MS);
  };

  // What is on the page, and where the floats are: a bar at the window's lower edge lifts them by a variable.
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  changes.observe(document.documentElement, { attributeFilter: ['style'] });
  window.addEventListener('resize', lookSoon, { passive: true });
  document.addEventListener('focusin', look);
  document.addEventListener('animationend', ({ target }) => {
    if (target instanceof Element && target.closest(FLOAT)) lookSoon();
  });
  look();
}
