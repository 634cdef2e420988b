import type { BranchId } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';
import { followPath, readAsked } from '@kidcode/site';

import { pageEntered, type BranchLocation } from '../features/branch/branch-slice';
import { wakeIslands } from '../shared/island';
import type { SiteNavigation } from '../shared/navigation';
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

/** A link of the site may be about to change the address, and React cannot render that around static HTML. */
function wakeForLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) wakeIslands();
}

/**
 * Keeps what depends on the address in step with it: the branch and the document's head - also when the branch changes,
 * which home's title follows - and the focus on the content of a new page.
 */
export function followNavigation(navigation: SiteNavigation, store: SiteStore['store']): void {
  let shown = navigation.state.location.pathname;
  let branch = store.getState().branch.current;
  const today = () => store.getState().clock.today;
  document.addEventListener('click', wakeForLink, true);
  navigation.subscribe(({ location: { pathname, search } }) => {
    if (pathname === shown) return;
    shown = pathname;
    const asked = readAsked(search);
    store.dispatch(pageEntered({ ...branchLocationOf(shown), anyCenter: asked !== null }));
    // Remove the query parameter that the redirect added.
    if (asked !== null) navigation.navigate(shown + asked.rest, { replace: true, preventScrollReset: true });
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
