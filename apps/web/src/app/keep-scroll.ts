import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';

/** How far down each step of the history was left, by its key. */
export interface ScrollMemory {
  keep(key: string): void;
  /** @returns pixels from the top; null for a step that was not left yet. */
  of(key: string): number | null;
}

function readPlaces(): Record<string, unknown> {
  try {
    const places: unknown = JSON.parse(readStored(SESSION_FLAGS.scrollPlaces, 'sessionStorage') ?? '{}');
    return typeof places === 'object' && places !== null ? { ...places } : {};
  } catch {
    return {};
  }
}

/**
 * Remembers places for as long as the tab is open. The router leads Back and Forward to them: the browser would do it before
 * the page is there. Where a reload leads, or the way back from another site, the browser knows better.
 *
 * @param keyNow The history step that is shown.
 */
export function keepScroll(keyNow: () => string): ScrollMemory {
  const places = readPlaces();
  const memory: ScrollMemory = {
    keep: (key) => {
      places[key] = window.scrollY;
    },
    of: (key) => {
      const place = places[key];
      return typeof place === 'number' ? place : null;
    },
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    memory.keep(keyNow());
    writeStored(SESSION_FLAGS.scrollPlaces, JSON.stringify(places), 'sessionStorage');
    window.history.scrollRestoration = 'auto';
  });
  return memory;
}
