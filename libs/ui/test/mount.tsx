import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../src/theme/ui-provider';
import { sampleSystem } from './sample-accents';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Renders into the document; returns where, and a way to take it away again. */
export function mount(node: ReactNode): { readonly host: HTMLElement; readonly unmount: () => void } {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() => root.render(<UiProvider system={sampleSystem}>{node}</UiProvider>));
  const unmount = () => {
    act(() => root.unmount());
    host.remove();
  };
  return { host, unmount };
}

/** Presses a key on an element, as a browser would report it. */
export function pressKey(target: Element, key: string): void {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

/** The element that matches; a missing one is the test's failure. */
export function find(host: ParentNode, selector: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Everything Emotion has written into the document, as text or straight into the sheets. */
export const writtenCss = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
