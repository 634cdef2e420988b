/** What Back closes, instead of leaving the page. */
interface Step {
  readonly close: () => void;
}

let held: Step | null = null;
/** What is to happen once the step has been taken back. */
let afterwards: (() => void) | null = null;
let isListening = false;

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

/** Before the router, which knows nothing of the step: the address is the same on both of its sides. */
function onPopState(event: PopStateEvent): void {
  const then = afterwards ?? held?.close;
  if (!then) return;
  afterwards = held = null;
  event.stopImmediatePropagation();
  then();
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
 * Something opens that fills a phone's screen: from now on Back closes it.
 *
 * @param close Closes it; called once, when Back is pressed or a link is followed.
 * @returns To be called when it is closed in any other way, and harmless when it was not.
 */
export function holdStep(close: () => void): () => void {
  if (!isListening) {
    isListening = true;
    window.addEventListener('popstate', onPopState, true);
    window.addEventListener('click', onClick, true);
  }
  const before = held;
  const step = { close };
  held = step;
  if (before) before.close();
  else window.history.pushState({ ...(window.history.state as object | null), step: true }, '');
  return () => {
    if (held === step) takeBack(() => undefined);
  };
}
