import { DEFAULT_SEASON, campPath } from '@kidcode/site';
import { DEFAULT_CENTER } from '@kidcode/branches';

import { PageErrorPage } from '../pages/page-error-page';
import { firstPage } from './first-page';
import { NotFound } from './page-at';
import { PAGE_MODULES } from './page-modules';
import { makeSiteRouter, type RouterState } from './site-router';

/** A visitor who has come to an address of the site, and each state that the page was told of. */
async function visitorAt(address: string) {
  window.history.replaceState(null, '', address);
  const router = makeSiteRouter(await firstPage(window.location));
  const told: (RouterState & { readonly now: boolean })[] = [];
  router.subscribe((state, now) => told.push({ ...state, now }));
  return { router, told };
}

const addressNow = () => window.location.pathname + window.location.search + window.location.hash;

/** The browser's own Back, which it tells of later. */
async function back(router: { readonly subscribe: (listener: (state: RouterState) => void) => () => void }) {
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ ahead }) => {
      if (ahead !== null) return;
      stop();
      resolve();
    });
    window.history.back();
  });
}

beforeEach(() => {
  window.scrollTo = ((_x: number, y: number) => {
    Object.assign(window, { scrollY: y });
  }) as typeof window.scrollTo;
  window.scrollTo(0, 0);
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

it('keeps the page until the next one is here, and says meanwhile where it leads', async () => {
  const { router, told } = await visitorAt('/faq');
  const before = router.state.Page;
  await router.navigate('/news');
  expect(told).toMatchObject([
    { Page: before, location: { pathname: '/faq' }, ahead: { pathname: '/news' } },
    { location: { pathname: '/news' }, ahead: null, scroll: 'start' },
  ]);
  expect(told[1]?.Page).toBe(await PAGE_MODULES.news());
});

it('shows at once what is here already, before the call returns', async () => {
  const { router, told } = await visitorAt('/faq');
  void router.navigate({ search: '?q=laptop' }, { replace: true, preventScrollReset: true, flushSync: true });
  expect(told).toMatchObject([{ location: { search: '?q=laptop' }, ahead: null, scroll: 'stay', now: true }]);
  expect(addressNow()).toBe('/faq?q=laptop');
});

it.each([
  ['an old address', '/programs/in-center/camps', '/camps'],
  ['an old address with a question and a place', '/programs/in-center/camps?a=1#top', '/camps?a=1#top'],
  ['capitals', '/FAQ', '/faq'],
  ['the address as it is', '/about-us#team', '/about-us#team'],
  ['a season without a center (D-47)', `/camps/${DEFAULT_SEASON}`, campPath(DEFAULT_SEASON, DEFAULT_CENTER)],
])('leads from %s in one step', async (_what, from, to) => {
  const { router } = await visitorAt('/news');
  const steps = window.history.length;
  await router.navigate(from);
  expect(addressNow().replace('?center=any', '')).toBe(to);
  expect(window.history.length).toBe(steps + 1);
  expect(router.state).toMatchObject({ ahead: null, location: { pathname: window.location.pathname } });
});

it('says of an address that leads nowhere that it does', async () => {
  const { router } = await visitorAt('/news');
  await router.navigate('/no-such-page');
  expect(router.state).toMatchObject({ Page: NotFound, location: { pathname: '/no-such-page' } });
});

it('lets the later of two navigations win, whichever page comes first', async () => {
  const { router } = await visitorAt('/news');
  let arrive: (page: typeof PageErrorPage) => void = () => undefined;
  jest.spyOn(PAGE_MODULES, 'careers').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const first = router.navigate('/careers');
  await router.navigate('/faq');
  arrive(() => PageErrorPage());
  await first;
  expect(router.state.location.pathname).toBe('/faq');
  expect(addressNow()).toBe('/faq');
});

it('apologises at the address of a page that does not come, and tries it again the next time', async () => {
  const { router } = await visitorAt('/news');
  jest.spyOn(PAGE_MODULES, 'franchise').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await router.navigate('/franchise');
  expect(router.state).toMatchObject({ Page: PageErrorPage, ahead: null });
  expect(addressNow()).toBe('/franchise');
  await router.navigate('/news');
  await router.navigate('/franchise');
  expect(router.state.Page).toBe(await PAGE_MODULES.franchise());
});

it('leads Back to the place where the page was left, and to the start of a page that was never left', async () => {
  const { router } = await visitorAt('/news');
  window.scrollTo(0, 700);
  await router.navigate('/faq');
  expect(router.state.scroll).toBe('start');
  await back(router);
  expect(router.state).toMatchObject({ location: { pathname: '/news' }, scroll: 700 });
});

it('remembers the places over a reload, and leaves the reload itself to the browser', async () => {
  const { router } = await visitorAt('/news');
  window.scrollTo(0, 300);
  await router.navigate('/faq');
  window.scrollTo(0, 80);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  const again = makeSiteRouter(await firstPage(window.location));
  expect(again.state.scroll).toBe('stay');
  expect(window.history.scrollRestoration).toBe('manual');
  await back(again);
  expect(again.state.scroll).toBe(300);
});

it.each(['{', '7', 'null', '{"default":"far"}'])('starts anew where its memory holds %s', async (text) => {
  sessionStorage.setItem('scroll-places', text);
  const { router } = await visitorAt('/news');
  await router.navigate('/faq');
  await back(router);
  expect(router.state.scroll).toBe(0);
});

it('keeps what a link wrote into its step of the history', async () => {
  const { router } = await visitorAt('/news');
  await router.navigate('/faq', { state: { depth: 1 } });
  expect(router.state.location.state).toEqual({ depth: 1 });
});
