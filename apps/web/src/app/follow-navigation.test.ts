import { CENTER_IDS, type BranchId, type CenterId } from '@kidcode/branches';
import { campPath, DEFAULT_SEASON } from '@kidcode/site';

import { branchRemembered, pageEntered } from '../features/branch/branch-slice';
import { branchLocationOf, followNavigation } from './follow-navigation';
import { firstPage } from './first-page';
import { makeSiteRouter } from './site-router';
import { makeStore } from './store';

const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];

/** A visitor of home who has been here before, and follows links of the site. */
async function visitorOfHome(stored: BranchId | null) {
  if (stored !== null) localStorage.setItem('current-branch', stored);
  const { store } = makeStore();
  window.history.replaceState(null, '', '/');
  const router = makeSiteRouter(await firstPage(window.location));
  store.dispatch(pageEntered(branchLocationOf('/')));
  followNavigation(router, store);
  store.dispatch(branchRemembered({ stored, manualFlag: null, managementDisabled: false }));
  return { store, router };
}

afterEach(() => localStorage.clear());

// The tests of this address came from outside, where the host marks its redirect; a link inside the site had no mark.
describe('a link inside the site to a season without a center (D-47)', () => {
  it.each([
    [second, second, true],
    [first, first, true],
    ['online', first, true],
    [null, first, false],
  ] as const)('with %s stored leads to %s, and chooses nothing', async (stored, shown, chosen) => {
    const { store, router } = await visitorOfHome(stored);
    await router.navigate(`/camps/${DEFAULT_SEASON}`);
    expect(router.state.location.pathname).toBe(campPath(DEFAULT_SEASON, shown));
    // The mark goes at once, but by a navigation of its own.
    while (router.state.location.search !== '') await new Promise(requestAnimationFrame);
    expect(store.getState().branch).toMatchObject({ current: shown, stored, chosen });
  });

  it('leaves a link to a center as it is: that one is kept', async () => {
    const { store, router } = await visitorOfHome(null);
    await router.navigate(campPath(DEFAULT_SEASON, second));
    expect(store.getState().branch).toMatchObject({ current: second, stored: second, chosen: true });
  });
});
