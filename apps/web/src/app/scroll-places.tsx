import { Component } from 'react';
import type { Location } from 'react-router-dom';

import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';
import { keepsPlace } from '../shared/navigation';

/** How far down each step of the history was left, by its key. */
interface ScrollMemory {
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
function keepScroll(keyNow: () => string): ScrollMemory {
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

/** The fragment's element, as links write it or as people type it. */
function fragmentElement(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

interface ScrollPlacesProps {
  readonly location: Location;
}

/**
 * Where a page stands once it is shown: Back and Forward lead to the place where it was left, every other way to the
 * fragment of the address or the top, unless the entry keeps its place. React Router's own piece for this needs its data
 * router. A class, because only a class can look at the page before it changes.
 */
export class ScrollPlaces extends Component<ScrollPlacesProps> {
  private places: ScrollMemory | null = null;

  override componentDidMount() {
    this.places = keepScroll(() => this.props.location.key);
  }

  override getSnapshotBeforeUpdate({ location }: ScrollPlacesProps) {
    if (location.key !== this.props.location.key) this.places?.keep(location.key);
    return null;
  }

  override componentDidUpdate(before: ScrollPlacesProps) {
    const { location } = this.props;
    const { key, hash } = location;
    if (key === before.location.key) return;
    const place = this.places?.of(key) ?? null;
    if (place !== null) window.scrollTo(0, place);
    else if (!keepsPlace(location.state)) this.start(hash);
  }

  private start(hash: string) {
    const element = fragmentElement(hash);
    if (element) element.scrollIntoView();
    else window.scrollTo(0, 0);
  }

  override render() {
    return null;
  }
}
