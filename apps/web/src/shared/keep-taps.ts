import { PART, tellEarlyFields } from './early-fields';
import { nextTask } from './tasks';

declare global {
  interface Window {
    /** Controls tapped before hydration, kept by the boot script; undefined once replayed. */
    __earlyTaps?: HTMLElement[] | undefined;
  }
}

/** What is kept a tap on, before hydration and in sleeping parts; links and details work as they are. */
export const CONTROLS = 'button,input[type=checkbox],input[type=radio],[role=tab]';

const awake = new WeakSet<Element>();
let kept: { readonly part: Element; readonly control: HTMLElement }[] = [];

const click = (controls: readonly HTMLElement[]) => {
  for (const control of controls) if (control.isConnected) control.click();
};

/** Before hydration the boot script keeps the taps, of the whole page. */
const isHydrated = () => window.__earlyTaps === undefined;

function keep(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  const part = control?.closest(PART);
  if (!control || !part || awake.has(part) || !isHydrated()) return;
  event.preventDefault();
  // React would hydrate the part under this very tap, or not, and let it through, or not: it comes once, later.
  event.stopPropagation();
  kept.push({ part, control });
}

// On the document: React listens on #root, and on the body too once it has rendered something there.
if (typeof document !== 'undefined') document.addEventListener('click', keep, true);

/** The page answers from now on: each control that the boot script kept a tap on is clicked. */
export function replayEarlyTaps(): void {
  const controls = window.__earlyTaps ?? [];
  window.__earlyTaps = undefined;
  click(controls);
}

/**
 * This part of the page answers by itself from now on. It hears what was typed and chosen in it while it slept, then gets
 * the taps that came.
 */
export async function answerTaps(part: Element): Promise<void> {
  awake.add(part);
  const taps = kept.filter((tap) => tap.part === part);
  kept = kept.filter((tap) => tap.part !== part);
  for (const tell of tellEarlyFields(part)) {
    await nextTask();
    tell();
  }
  click(taps.map(({ control }) => control));
}
