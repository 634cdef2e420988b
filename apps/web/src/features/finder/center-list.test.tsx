import { BRANCHES, type Center, type FoundCenter } from '@kidcode/branches';

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
