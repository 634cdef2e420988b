import type { createBrowserRouter } from 'react-router-dom';

import { pageEntered, type BranchLocation } from '../features/branch/branch-slice';
import type { SiteStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;

/** The path and the parameters that the router matched on it. */
export function branchLocationOf(state: Pick<Router['state'], 'location' | 'matches'>): BranchLocation {
  return { pathname: state.location.pathname, params: state.matches.at(-1)?.params ?? {} };
}

/**
 * Keeps what depends on the address in step with it: the branch and the document's head before the new page
 * renders, focus on its content after.
 */
export function followNavigation(router: Router, { dispatch }: SiteStore['store']): void {
  let shown = router.state.location.pathname;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === shown) return;
    shown = state.location.pathname;
    dispatch(pageEntered(branchLocationOf(state)));
    void import('./page-head').then(({ applyPageHead }) => applyPageHead(state.location.pathname));
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
  });
}
