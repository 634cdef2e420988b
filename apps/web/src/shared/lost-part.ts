import { createElement, type ReactNode } from 'react';

/** What visitors do who turn to a part of the page. */
const TURNING = ['pointerdown', 'focusin'];

/** Resolves when it is worth while to ask for a script once more: the connection is back, or somebody turns to the part. */
function nextHope(part: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = () => {
      heard.abort();
      resolve();
    };
    window.addEventListener('online', end, heard);
    for (const event of TURNING) part?.addEventListener(event, end, heard);
  });
}

/** Asks for something that did not come until it does. Never rejects. */
export async function loadAtLast<Loaded>(part: Element | null, load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    await nextHope(part);
    try {
      return await load();
    } catch {
      // The next time, then.
    }
  }
}

/**
 * The HTML of a part, for React to take as it stands and go on around it. It is read and typed into as before, and its
 * links load their pages.
 */
export const asItStands = (part: Element): ReactNode =>
  [...part.children].map((element, index) =>
    createElement(element.localName, {
      key: index,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: element.innerHTML },
    }),
  );
