import { DEFAULT_CENTER } from '@kidcode/branches';
import { campPath, DEFAULT_SEASON } from '@kidcode/site';
import { act, useState, type ComponentType, type ReactNode } from 'react';

import { click, render, until } from '../../test/render';
import { leaveAll, visitorAt } from '../../test/visit';
import { PAGE_MODULES } from './page-modules';
import { PageBoundary } from './site-view';

// What stands around the pages has tests of its own.
jest.mock('./shell', () => ({
  Shell: ({ isLoading, children }: { readonly isLoading: boolean; readonly children: ReactNode }) => (
    <>
      <p role="status">{isLoading && 'Loading...'}</p>
      {children}
    </>
  ),
}));

const addressNow = () => window.location.pathname + window.location.search + window.location.hash;
const heading = () => document.querySelector('h1')?.textContent;
const isLoading = () => document.querySelector('[role="status"]')?.textContent === 'Loading...';

const Late: ComponentType = () => <h1>A page that took its time</h1>;

beforeEach(() => {
  window.scrollTo = ((_x: number, y: number) => {
    Object.assign(window, { scrollY: y });
  }) as typeof window.scrollTo;
  window.scrollTo(0, 0);
  sessionStorage.clear();
});

afterEach(() => {
  leaveAll();
  jest.restoreAllMocks();
});

it('keeps the page until the next one is here, and says meanwhile that it comes', async () => {
  const { go } = await visitorAt('/faq');
  const before = heading();
  let arrive: (page: ComponentType) => void = () => undefined;
  jest.spyOn(PAGE_MODULES, 'careers').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  go('/careers');
  await until(isLoading);
  expect(heading()).toBe(before);
  act(() => arrive(Late));
  await until(() => heading() === 'A page that took its time');
  expect(isLoading()).toBe(false);
});

it.each([
  ['an old address', '/programs/in-center/camps', '/camps'],
  ['an old address with a question and a place', '/programs/in-center/camps?a=1#top', '/camps?a=1#top'],
  ['capitals', '/FAQ', '/faq'],
  ['the address as it is', '/about-us#team', '/about-us#team'],
  ['a season without a center (D-47)', `/camps/${DEFAULT_SEASON}`, campPath(DEFAULT_SEASON, DEFAULT_CENTER)],
])('leads from %s in one step', async (_what, from, to) => {
  const { visit, navigation } = await visitorAt('/news');
  const steps = window.history.length;
  await visit(from);
  await until(() => !addressNow().endsWith('?center=any'));
  expect(addressNow()).toBe(to);
  expect(window.history.length).toBe(steps + 1);
  expect(navigation.state.location.pathname).toBe(window.location.pathname);
});

it('says of an address that leads nowhere that it does', async () => {
  const { visit } = await visitorAt('/news');
  await visit('/no-such-page');
  await until(() => heading() === 'Oops! Page not found');
  expect(addressNow()).toBe('/no-such-page');
});

it('lets the later of two navigations win, whichever page comes first', async () => {
  const { go, visit } = await visitorAt('/news');
  let arrive: (page: ComponentType) => void = () => undefined;
  jest
    .spyOn(PAGE_MODULES, 'school-partnership')
    .mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  go('/partnership/school');
  await visit('/faq');
  const faq = heading();
  act(() => arrive(Late));
  expect(heading()).toBe(faq);
  expect(addressNow()).toBe('/faq');
});

it('apologises at the address of a page that does not come, and tries it again the next time', async () => {
  const { visit } = await visitorAt('/news');
  jest.spyOn(PAGE_MODULES, 'franchise').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await visit('/franchise');
  expect(heading()).toBe('This page could not be loaded');
  expect(addressNow()).toBe('/franchise');
  await visit('/news');
  await visit('/franchise');
  expect(heading()).not.toBe('This page could not be loaded');
});

it.each([
  ['stays where it is when only a choice goes into the address', { preventScrollReset: true }, 400],
  ['begins at its top when a link leads to it once more', {}, 0],
])('%s', async (_what, options, place) => {
  const { visit } = await visitorAt('/faq');
  window.scrollTo(0, 400);
  await visit('/faq?q=laptop', { replace: true, ...options });
  expect(addressNow()).toBe('/faq?q=laptop');
  expect(window.scrollY).toBe(place);
});

it('remembers the places over a reload, and leaves the reload itself to the browser', async () => {
  const { visit } = await visitorAt('/news');
  window.scrollTo(0, 300);
  await visit('/faq');
  window.scrollTo(0, 80);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  leaveAll();
  const again = await visitorAt();
  expect(window.scrollY).toBe(80);
  expect(window.history.scrollRestoration).toBe('manual');
  await again.back();
  expect(window.scrollY).toBe(300);
});

it.each(['{', '7', 'null', '{"default":"far"}'])('starts anew where its memory holds %s', async (text) => {
  sessionStorage.setItem('scroll-places', text);
  const { visit, back } = await visitorAt('/news');
  await visit('/faq');
  await back();
  expect(window.scrollY).toBe(0);
});

it('keeps what a navigation wrote into its step of the history', async () => {
  const { visit, navigation } = await visitorAt('/news');
  await visit('/faq', { state: { depth: 1 }, preventScrollReset: true });
  expect(navigation.state.location.state).toMatchObject({ depth: 1 });
});

function Visit() {
  const [step, setStep] = useState('first');
  return (
    <>
      <nav>
        <button onClick={() => setStep('broken')} />
        <button onClick={() => setStep('next')} />
      </nav>
      <PageBoundary step={step}>
        <Fragile isBroken={step === 'broken'} />
      </PageBoundary>
    </>
  );
}

function Fragile({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('a page that fails while rendering');
  return <p>A page</p>;
}

it('apologises for a page that fails while rendering, and shows the next one', async () => {
  // React reports what was caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(<Visit />);
  const [broken, next] = container.querySelectorAll('nav button');
  expect(container.textContent).toBe('A page');
  await click(broken!);
  expect(container.querySelector('h1')?.textContent).toBe('This page could not be loaded');
  expect(reported).toHaveBeenCalled();
  await click(next!);
  expect(container.textContent).toBe('A page');
  reported.mockRestore();
});
