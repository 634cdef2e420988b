import { savesData } from '../../shared/guess';
import type { SiteNavigation } from '../../shared/navigation';

/** Tells the worker which page is open, and which files of the site it came with. */
export interface SeenMessage {
  readonly path: string;
  readonly files: readonly string[];
}

/** Paths of what the page has loaded from the site's own host. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

function tellSeen(path: string, files: readonly string[] = []): void {
  const message: SeenMessage = { path, files };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Has the site kept on the device for the time without a connection (build/worker). Every page that is shown is kept,
 * also one that was reached without a page load. Not for visitors who save data.
 */
export async function startOffline({ subscribe }: Pick<SiteNavigation, 'subscribe'>): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  let shown = window.location.pathname;
  subscribe(({ location }) => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    tellSeen(shown);
  });
  if (!navigator.serviceWorker.controller) {
    // The page that brings the worker along was loaded before there was one.
    const tellFirst = () => tellSeen(shown, loadedFiles());
    navigator.serviceWorker.addEventListener('controllerchange', tellFirst, { once: true });
  }
  // A browser that refuses, as some do in private windows, has the site as before.
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
