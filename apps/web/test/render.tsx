import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

import { makeEmotionCache } from '../src/app/emotion-cache';
import { Providers } from '../src/app/providers';
import { makeSiteSystem } from '../src/app/site-system';
import { makeStore } from '../src/app/store';

const system = makeSiteSystem();

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const rendered = new Set<() => void>();
afterEach(() => rendered.forEach((unmount) => unmount()));

/** Renders a part of the site with store, theme and router into the document, until the test is over. */
export async function render(content: ReactNode, path = '/') {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const { store } = makeStore();
  await act(async () => {
    root.render(
      <Providers cache={makeEmotionCache()} system={system} store={store}>
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </Providers>,
    );
    await Promise.resolve();
  });
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
    rendered.delete(unmount);
  };
  rendered.add(unmount);
  return { container, store, unmount };
}

/** Types as a visitor does: React hears of the new text. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Clicks as a visitor does, and waits until everything that follows from it has happened. */
export async function click(element: Element): Promise<void> {
  await act(async () => {
    (element as HTMLElement).click();
    await settled();
  });
}

/** Long enough for lazy modules and answers that are already there. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Waits until `isSo`, for scripts of pages and the browser's history, which tell nobody. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  if (!isSo()) throw new Error(`not within four seconds: ${isSo.toString()}`);
}
