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

it('holds every center of a long list, in order, so that the browser finds each of them', async () => {
  const { container, unmount } = await render(
    <CenterList centers={found(40)} selectedId={null} moment={null} onShowOnMap={() => undefined} />,
  );
  const names = [...container.querySelectorAll('li h3')].map(({ textContent }) => textContent);
  expect(names).toEqual(found(40).map(({ center }) => center.name));
  unmount();
});
