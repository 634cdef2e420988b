/** A tab that was opened empty and waits for its address. */
export interface BlankTab {
  /** Sends the tab on. False when the visitor has closed it in the meantime. */
  readonly navigate: (url: string) => boolean;
  readonly close: () => void;
}

/** A page of its own, because the address is still being made when the visitor first looks at it. */
function writeWaitingPage(page: Document, message: string): void {
  page.documentElement.lang = 'en';
  page.title = message;
  const referrer = page.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  page.head.append(referrer, viewport);
  const words = page.createElement('p');
  words.textContent = message;
  words.style.cssText =
    'margin: 40vh auto 0; padding: 0 1rem; text-align: center; font: 700 1.125rem/1.5 system-ui, sans-serif';
  page.body.append(words);
}

/** Follows a link inside the tab: only so does the navigation carry the tab's own no-referrer policy. */
function followLink(page: Document, url: string): void {
  const link = page.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  page.body.append(link);
  link.click();
}

/**
 * Opens an empty tab. Must be called in the click itself: a tab opened later, after an `await`, is blocked (D-13).
 *
 * The tab cannot reach back: its `opener` is severed before it goes anywhere, and it sends no referrer.
 *
 * @param message What the tab says until it is sent on.
 * @returns null when the browser blocks popups.
 */
export function openBlankTab(message: string): BlankTab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  writeWaitingPage(tab.document, message);
  return {
    navigate: (url) => {
      if (tab.closed) return false;
      followLink(tab.document, new URL(url, window.location.href).href);
      return true;
    },
    close: () => tab.close(),
  };
}
