import { addressedBranch, type BranchId, isCenterId } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';
import { atCenter, followPath, readAsked } from '@kidcode/site';
import type { Location, Path } from 'react-router-dom';

import { pageEntered, type BranchLocation } from '../features/branch/branch-slice';
import { isStandIn, keepStandIn } from '../features/branch/stand-in';
import { wakeIslands } from '../shared/island';
import type { Navigate, SiteNavigation } from '../shared/navigation';
import type { SiteStore } from './store';

/** A path with its parameters; one that leads nowhere names no branch, as the one not-found page that stands for all. */
export function branchLocationOf(pathname: string): BranchLocation {
  const { end } = followPath(pathname);
  return end === null ? { pathname: '/', params: {} } : { pathname, params: end.params };
}

/** The words of all pages are no part of the first route: they load with the first navigation. */
async function updateHead(pathname: string, branch: BranchId, today: SiteDay): Promise<void> {
  const { applyPageHead } = await import('./page-head');
  applyPageHead(pathname, { branch, today });
}

/** So are the facts that search engines read, which are made anew for a day that is not that of the build. */
async function updateStructuredData(pathname: string, today: SiteDay): Promise<void> {
  const { applyStructuredData } = await import('./structured-data/structured-data');
  applyStructuredData(pathname, today);
}

/** Whether a page leads on to a camp of the center that stands in on it: a season's tab chooses none. */
function goesOnStandingIn(before: BranchLocation, pathname: string): boolean {
  return (
    before.anyCenter === true &&
    followPath(pathname).end?.row.page === 'camp' &&
    addressedBranch(before) === addressedBranch(branchLocationOf(pathname))
  );
}

/** A link of the site may be about to change the address, and React cannot render that around static HTML. */
function wakeForLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) wakeIslands();
}

/**
 * Keeps what depends on the address in step with it: the branch and the document's head - also when the branch changes,
 * which home's title follows, and when a new day begins - and the focus on the content of a new page. A new day wakes all of
 * the page, too.
 */
export function followNavigation(navigation: SiteNavigation, store: SiteStore['store']): void {
  let shown = navigation.state.location.pathname;
  let branch = store.getState().branch.current;
  let { today } = store.getState().clock;
  document.addEventListener('click', wakeForLink, true);
  const enter = (pathname: string, isMarked: boolean) => {
    if (pathname === shown) return;
    shown = pathname;
    const { location } = store.getState().branch;
    const anyCenter = isMarked || goesOnStandingIn(location, pathname);
    store.dispatch(pageEntered({ ...branchLocationOf(shown), anyCenter }));
    branch = store.getState().branch.current;
    void updateHead(shown, branch, today);
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
  };
  // Each step of its own accord: a dialog or a fragment of the page is one, too.
  const keep = () => {
    const isHere = window.location.pathname === shown;
    if (isHere && store.getState().branch.location.anyCenter === true) keepStandIn();
  };
  keep();
  navigation.subscribe(({ location: { pathname, search, hash, state } }) => {
    const asked = readAsked(search);
    const { stored } = store.getState().branch;
    const own = asked?.asked === '' && isCenterId(stored) ? atCenter(pathname, stored) : null;
    if (own === null) enter(pathname, asked !== null || isStandIn(state));
    // Remove the query parameter that the redirect, or the link, added.
    if (asked !== null) {
      const to = (own ?? pathname) + asked.rest + hash;
      navigation.navigate(to, { replace: true, preventScrollReset: own === null });
    }
    keep();
  });
  store.subscribe(() => {
    const { branch: now, clock } = store.getState();
    const isNewDay = clock.today !== today;
    if (now.current === branch && !isNewDay) return;
    branch = now.current;
    today = clock.today;
    void updateHead(shown, branch, today);
    if (!isNewDay) return;
    void updateStructuredData(shown, today);
    // What still is static HTML would say the day of the build until it comes near the screen, and jump then.
    wakeIslands();
  });
}

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
