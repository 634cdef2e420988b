import { Component } from 'react';
import type { Location } from 'react-router-dom';

import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';
import { deviceChance } from '../shared/device-clock';
import { keepsPlace } from '../shared/navigation';

/** How far down each step of the history was left, by its key: pixels from the top. */
function readPlaces(): Record<string, unknown> {
  try {
    const places: unknown = JSON.parse(readStored(SESSION_FLAGS.scrollPlaces, 'sessionStorage') ?? '{}');
    return typeof places === 'object' && places !== null ? { ...places } : {};
  } catch {
    return {};
  }
}

const takeOver = () => {
  window.history.scrollRestoration = 'manual';
};

/**
 * An entry that the browser makes for a fragment, typed or of a plain link, has no key, as the first one: it gets one of its
 * own before the router reads it.
 */
const nameEntry = () => {
  if (window.history.state !== null) return;
  window.history.replaceState({ key: deviceChance(8).join('-') }, '');
};

/** The fragment's element, as links write it or as people type it. */
function fragmentElement(hash: string): HTMLElement | null {
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
 *
 * Places are remembered for as long as the tab is open. The browser would lead to them before the page is there; where a
 * reload leads, or the way back from another site, it knows better.
 */
export class ScrollPlaces extends Component<ScrollPlacesProps> {
  private places: Record<string, unknown> = {};

  private keep(key: string) {
    this.places[key] = window.scrollY;
  }

  override componentDidMount() {
    this.places = readPlaces();
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('popstate', nameEntry, { capture: true });
    window.addEventListener('pagehide', () => {
      this.keep(this.props.location.key);
      writeStored(SESSION_FLAGS.scrollPlaces, JSON.stringify(this.places), 'sessionStorage');
      window.history.scrollRestoration = 'auto';
    });
  }

  override getSnapshotBeforeUpdate({ location }: ScrollPlacesProps) {
    if (location.key !== this.props.location.key) this.keep(location.key);
    return null;
  }

  override componentDidUpdate(before: ScrollPlacesProps) {
    const { location } = this.props;
    const { key, hash } = location;
    if (key === before.location.key) return;
    const place = this.places[key];
    if (typeof place === 'number') window.scrollTo(0, place);
    else if (!keepsPlace(location.state)) {
      const element = fragmentElement(hash);
      if (element === null) window.scrollTo(0, 0);
      else {
        element.scrollIntoView();
        // Who goes on with the keyboard does so from there, where it can be.
        element.focus({ preventScroll: true });
      }
    }
  }

  override render() {
    return null;
  }
}
