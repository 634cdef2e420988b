import { act } from 'react';
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

it('shows the first centers of a long list, in order, and more at a press until all are there', async () => {
  const { container, unmount } = await render(
    <CenterList
      centers={found(20)}
      first={6}
      selectedId={null}
      moment={null}
      onShowOnMap={() => undefined}
    />,
  );
  const names = () => [...container.querySelectorAll('li h3')].map(({ textContent }) => textContent);
  const all = found(20).map(({ center }) => center.name);
  const more = () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show more centers');
  expect(names()).toEqual(all.slice(0, 6));
  expect(container.querySelectorAll('article[aria-label]')).toHaveLength(6);
  act(() => more()?.click());
  expect(names()).toEqual(all.slice(0, 18));
  act(() => more()?.click());
  expect(names()).toEqual(all);
  expect(more()).toBeUndefined();
  unmount();
});
