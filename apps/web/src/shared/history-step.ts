import { wakeIslands } from './island';

/** What Back closes, instead of leaving the page. */
interface Step {
  readonly close: () => void;
}

/** How long the browser may take to go back, in milliseconds; it says when it has. */
const GOING_BACK_MS = 1_000;

let held: Step | null = null;
/** What is to happen once the browser has gone back. */
let afterwards: (() => void) | null = null;

const isHeldNow = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'step' in state;
};

function takeBack(then: () => void): void {
  held = null;
  // The page has been left for another one in the meantime: there is nothing to take back.
  if (!isHeldNow()) {
    then();
    return;
  }
  afterwards = then;
  window.history.back();
}

/** After the router, to which both sides of a step are the same address. */
function onPopState(): void {
  // React cannot render another address around static HTML.
  wakeIslands();
  const then = afterwards ?? held?.close;
  afterwards = held = null;
  then?.();
}

/** A link out of what is open takes the step back first, so that Back leads from the next page to this one at once. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!held || !link || link.origin !== window.location.origin || link.target !== '') return;
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { close } = held;
  takeBack(() => {
    link.click();
    close();
  });
}

/**
 * From now on this file hears of every step back and forward, beside the router the only one that does. Once the router
 * listens; a second time changes nothing.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', onPopState);
  window.addEventListener('click', onClick, true);
}

/**
 * Goes back in the history.
 *
 * @returns resolves when the browser is there, or has taken more than a second.
 */
export function goBack(steps = 1): Promise<void> {
  watchHistory();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GOING_BACK_MS);
    afterwards = () => {
      clearTimeout(timer);
      resolve();
    };
    window.history.go(-steps);
  });
}

/**
 * Something opens that fills a phone's screen: from now on Back closes it.
 *
 * @param close Closes it; called once, when Back is pressed or a link is followed.
 * @returns To be called when it is closed in any other way, and harmless when it was not.
 */
export function holdStep(close: () => void): () => void {
  watchHistory();
  const before = held;
  const step = { close };
  held = step;
  if (before) before.close();
  else window.history.pushState({ ...(window.history.state as object | null), step: true }, '');
  return () => {
    if (held === step) takeBack(() => undefined);
  };
}
