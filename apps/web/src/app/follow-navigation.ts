import type { BranchId } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';
import { ANY_CENTER, followPath } from '@kidcode/site';

import { pageEntered, type BranchLocation } from '../features/branch/branch-slice';
import { wakeIslands } from '../shared/island';
import type { SiteRouter } from './site-router';
import type { SiteStore } from './store';

/** A path with its parameters. */
export const branchLocationOf = (pathname: string): BranchLocation => ({
  pathname,
  params: followPath(pathname).end?.params ?? {},
});

/** The words of all pages are no part of the first route: they load with the first navigation. */
async function updateHead(pathname: string, branch: BranchId, today: SiteDay): Promise<void> {
  const { applyPageHead } = await import('./page-head');
  applyPageHead(pathname, { branch, today });
}

/**
 * Keeps what depends on the address in step with it: the branch before the new page renders, focus on its content
 * after, and the document's head - also when the branch changes, which home's title follows.
 */
export function followNavigation(router: SiteRouter, store: SiteStore['store']): void {
  let shown = router.state.location.pathname;
  let branch = store.getState().branch.current;
  const today = () => store.getState().clock.today;
  router.subscribe((state) => {
    wakeIslands();
    if (state.ahead !== null || state.location.pathname === shown) return;
    shown = state.location.pathname;
    const anyCenter = state.location.search === ANY_CENTER;
    store.dispatch(pageEntered({ ...branchLocationOf(shown), anyCenter }));
    // The mark of the redirect has done its work.
    if (anyCenter) void router.navigate(shown, { replace: true, preventScrollReset: true });
    branch = store.getState().branch.current;
    void updateHead(shown, branch, today());
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
  });
  store.subscribe(() => {
    const { current } = store.getState().branch;
    if (current === branch) return;
    branch = current;
    void updateHead(shown, branch, today());
  });
}
