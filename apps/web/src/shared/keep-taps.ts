const CONTROLS = 'button,input[type=checkbox],input[type=radio],[role=tab]';

export interface KeptTaps {
  /** The controls answer by themselves from now on. */
  readonly stop: () => void;
  /** Taps on every control that was tapped in the meantime. */
  readonly replay: () => void;
}

/** The newest tap anywhere on the page. */
let newest: Event | undefined;
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => (newest = event), { capture: true, passive: true });
}

/**
 * Keeps the taps on controls that stand in static HTML and do not answer yet; links and details work as they are.
 *
 * @param root The element that React listens on. It lets a tap on what it cannot hydrate yet go no further, but whoever
 * listens beside it, later, still hears it.
 */
export function keepTaps(element: Element, root: Element): KeptTaps {
  let kept: HTMLElement[] = [];
  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || !element.contains(control)) return;
    event.preventDefault();
    kept.push(control);
  };
  root.addEventListener('click', keep, true);
  // The tap that made React look at this part is still on its way, and comes to no listener that is new.
  if (newest !== undefined && newest.eventPhase !== Event.NONE) keep(newest);
  return {
    stop: () => root.removeEventListener('click', keep, true),
    replay: () => {
      const controls = kept;
      kept = [];
      for (const control of controls) if (control.isConnected) control.click();
    },
  };
}
