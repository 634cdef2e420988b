import type { ReactNode } from 'react';
import { BRANCH_IDS, CENTER_IDS, type BranchId, type CenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, siteDay } from '@kidcode/scheduling';
import { campPath, campPathFor, DEFAULT_SEASON, followPath } from '@kidcode/site';

import { until } from '../../test/render';
import { leaveAll, visitorAt } from '../../test/visit';
import { branchRemembered, pageEntered } from '../features/branch/branch-slice';
import { dayBegan } from '../features/clock/clock-slice';
import { branchLocationOf } from './follow-navigation';
import { pageHeadHtml } from './page-head-html';
import { PAGE_MODULES } from './page-modules';
import { makeStore } from './store';

// What stands around the pages has tests of its own.
jest.mock('../pages/home-page', () => ({ HomePage: () => null }));
jest.mock('./shell', () => ({
  Shell: ({ children }: { readonly children: ReactNode }) => children,
}));

const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];

/** A visitor of home who has been here before, and follows links of the site. */
async function visitorOfHome(stored: BranchId | null) {
  if (stored !== null) localStorage.setItem('current-branch', stored);
  const visitor = await visitorAt('/');
  visitor.store.dispatch(branchRemembered({ stored, manualFlag: null, managementDisabled: false }));
  return visitor;
}

beforeEach(() => {
  Object.assign(window, { scrollTo: () => undefined });
  jest.spyOn(PAGE_MODULES, 'camp').mockResolvedValue(() => null);
});

afterEach(() => {
  leaveAll();
  jest.restoreAllMocks();
  localStorage.clear();
});

// The tests of this address came from outside, where the host marks its redirect; a link inside the site had no mark.
describe('a link inside the site to a season without a center (D-47)', () => {
  it.each([
    ...CAMP_SEASON_IDS.flatMap((season) =>
      CENTER_IDS.map((id) => [season, id, campPath(season, id), id, true] as const),
    ),
    ...CAMP_SEASON_IDS.flatMap((season) => {
      const { finalPath } = followPath(`/camps/${season}`);
      return [
        [season, 'online', finalPath, first, true] as const,
        [season, null, finalPath, first, false] as const,
      ];
    }),
  ])(
    '/camps/%s with %s stored leads to %s, and chooses nothing',
    async (season, stored, path, shown, chosen) => {
      const { store, navigation, visit } = await visitorOfHome(stored);
      await visit(`/camps/${season}`);
      expect(navigation.state.location.pathname).toBe(path);
      // The mark goes at once, but by a navigation of its own.
      await until(() => navigation.state.location.search === '');
      expect(store.getState().branch).toMatchObject({ current: shown, stored, chosen });
    },
  );

  it('leaves a link to a center as it is: that one is kept', async () => {
    const { store, visit } = await visitorOfHome(null);
    await visit(campPath(DEFAULT_SEASON, second));
    expect(store.getState().branch).toMatchObject({ current: second, stored: second, chosen: true });
  });
});

// The mark was taken out of the address and was nowhere else: Back and a season's tab stored the center after all.
describe('a center that stands in (D-47)', () => {
  it.each(['online', second] as const)(
    'is stored neither by Back nor by a season, with %s stored',
    async (stored) => {
      const { store, navigation, visit, back } = await visitorOfHome(stored);
      const there = campPath(DEFAULT_SEASON, first);
      // An unknown center is the first one, whichever is stored (D-17).
      await visit(`/camps/${DEFAULT_SEASON}/xyz`);
      await until(
        () => navigation.state.location.pathname === there && navigation.state.location.search === '',
      );
      await visit('/');
      expect(store.getState().branch).toMatchObject({ current: stored, stored });
      await back();
      expect(navigation.state.location.pathname).toBe(there);
      expect(store.getState().branch).toMatchObject({ current: first, stored });
      for (const season of CAMP_SEASON_IDS) {
        await visit(campPath(season, first));
        expect(store.getState().branch).toMatchObject({ current: first, stored });
      }
      await visit(`/${first}`);
      expect(store.getState().branch).toMatchObject({ current: first, stored: first });
    },
  );

  it('stays so at a fragment of its page', async () => {
    const { store, navigation, visit, back } = await visitorOfHome('online');
    await visit(`/camps/${DEFAULT_SEASON}`);
    await until(() => navigation.state.location.search === '');
    await visit(`${campPath(DEFAULT_SEASON, first)}#faq`);
    await visit('/');
    await back();
    expect(navigation.state.location.hash).toBe('#faq');
    expect(store.getState().branch).toMatchObject({ current: first, stored: 'online' });
  });
});

// Such a link led everyone to the first center's page, which became the visitor's own.
describe('a link to a camp where no center is known', () => {
  it.each([...CENTER_IDS.map((id) => [id, id] as const), ['online', first] as const, [null, first] as const])(
    'leads a visitor with %s stored to %s, and chooses nothing',
    async (stored, shown) => {
      for (const season of CAMP_SEASON_IDS) {
        const { store, navigation, go } = await visitorOfHome(stored);
        go(`${campPathFor(season, null)}#faq`);
        await until(
          () => navigation.state.location.pathname !== '/' && navigation.state.location.search === '',
        );
        expect(navigation.state.location).toMatchObject({ pathname: campPath(season, shown), hash: '#faq' });
        expect(store.getState().branch).toMatchObject({ current: shown, stored });
        leaveAll();
      }
    },
  );
});

/** What a document's head says of its page: title, descriptions, addresses and structured data. */
function saidInHead(head: HTMLHeadElement) {
  const texts = [...head.querySelectorAll('title, script[type="application/ld+json"]')];
  const values = [...head.querySelectorAll('meta, link[rel="canonical"]')];
  return [
    ...texts.map(({ textContent }) => textContent),
    ...values.map((each) => each.getAttribute('content') ?? each.getAttribute('href')),
  ];
}

// Title, descriptions and structured data of a loaded page stayed those of the build: a camp that was over had prices.
it.each([
  ['/camps/winter/flower-mound', '2026-01-05'],
  ['/camps/winter/euless', '2025-12-27'],
  ['/online-camps', '2026-01-05'],
])('the head of %s is on %s that of a page built on that day', async (path, day) => {
  jest.spyOn(PAGE_MODULES, 'online-camps').mockResolvedValue(() => null);
  const fresh = document.implementation.createHTMLDocument().head;
  fresh.innerHTML = pageHeadHtml(path, siteDay(day));
  document.head.innerHTML = pageHeadHtml(path, siteDay('2025-12-01'));
  expect(saidInHead(document.head)).not.toEqual(saidInHead(fresh));
  const { store } = await visitorAt(path);
  store.dispatch(dayBegan(siteDay(day)));
  await until(() => document.title === fresh.ownerDocument.title);
  await until(() => saidInHead(document.head).join() === saidInHead(fresh).join());
});

// The page that stands for all of them was only asked for at addresses that name no branch: React threw its HTML away (418).
it.each([...BRANCH_IDS.map((id) => `/${id}/class-schedule`), `/camps/winter/${second}/monday`])(
  '%s leads nowhere, and shows the branch that the not-found page was rendered with',
  (pathname) => {
    const branchAt = (address: string) => {
      const { store } = makeStore();
      store.dispatch(pageEntered(branchLocationOf(address)));
      return store.getState().branch;
    };
    expect(branchAt(pathname)).toEqual(branchAt('/not-found'));
  },
);
