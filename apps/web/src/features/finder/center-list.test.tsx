import { BRANCHES, type Center, type FoundCenter } from '@kidcode/branches';

import { act } from 'react';

import { render } from '../../../test/render';
import { CenterList } from './center-list';

const found = (count: number): FoundCenter<Center>[] =>
  Array.from({ length: count }, (_, position) => ({
    // The list may grow beyond the ids of today.
    id: `center-${position}` as Center['id'],
    center: { ...BRANCHES.euless, name: `Center ${position}` },
    distanceMiles: null,
    isCurrent: false,
    isFavorite: false,
  }));

it('renders only what is near the screen of 25,000 centers, and says how many there are', async () => {
  const { container, unmount } = await render(
    <CenterList centers={found(25_000)} selectedId={null} moment={null} onShowOnMap={() => undefined} />,
  );
  const items = container.querySelectorAll('li[aria-posinset]');
  expect(items.length).toBeLessThan(20);
  expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(items[0]?.getAttribute('aria-setsize')).toBe('25000');
  unmount();
});

it('renders the part of a long list that the page was scrolled to, at its place', async () => {
  const { container, unmount } = await render(
    <CenterList centers={found(25_000)} selectedId={null} moment={null} onShowOnMap={() => undefined} />,
  );
  const list = container.querySelector('ul')!;
  // Nothing has a size here, so an item is taken to be 420 px high.
  list.getBoundingClientRect = () => new DOMRect(0, -420 * 10_000, 400, 420 * 25_000);
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const shown = [...container.querySelectorAll('li[aria-posinset]')];
  expect(shown.length).toBeLessThan(20);
  expect(shown.some((item) => item.getAttribute('aria-posinset') === '10001')).toBe(true);
  const [before, after] = [...container.querySelectorAll<HTMLElement>('li[aria-hidden]')];
  const heights = parseInt(before!.style.height) + parseInt(after!.style.height);
  expect(heights / 420 + shown.length).toBe(25_000);
  unmount();
});
