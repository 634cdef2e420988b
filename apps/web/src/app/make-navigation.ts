import type { Location, Path } from 'react-router-dom';

import type { Navigate, SiteNavigation } from '../shared/navigation';

/** The navigation of a page view, and how the router's tree tells it where it is. */
export interface ConnectedNavigation extends SiteNavigation {
  readonly arrive: (location: Location, navigate: Navigate) => void;
}

/** @param start The address that the static HTML shows. */
export function makeNavigation({ pathname, search, hash }: Path): ConnectedNavigation {
  const listeners = new Set<(state: SiteNavigation['state']) => void>();
  let state: SiteNavigation['state'] = { location: { pathname, search, hash, state: null, key: 'default' } };
  let lead: Navigate = () => {
    throw new Error('web: the page is not hydrated yet');
  };
  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, options) => lead(to, options),
    arrive(location, navigate) {
      lead = navigate;
      if (location === state.location) return;
      state = { location };
      for (const listener of listeners) listener(state);
    },
  };
}
