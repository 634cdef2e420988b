import type { BranchId } from '@kidcode/branches';
import { act } from 'react';

import { click, render } from '../../../test/render';
import { branchChosen } from '../branch/branch-slice';
import { selectToasts } from '../notifications/notifications-slice';
import { CurrentlyViewing } from './main-navigation';

describe('CurrentlyViewing', () => {
  let view: Awaited<ReturnType<typeof render>>;
  beforeEach(async () => {
    view = await render(<CurrentlyViewing />);
  });
  afterEach(() => view.unmount());
  const link = () => view.container.querySelector('a')!;

  it.each<[BranchId, string]>([
    ['online', 'Online Learning'],
    ['euless', 'KidCode Euless'],
    ['flower-mound', 'KidCode Flower Mound'],
  ])('names %s as "%s" and leads to the learning centers', (branch, name) => {
    act(() => void view.store.dispatch(branchChosen(branch)));
    expect(link().textContent).toBe(`Currently Viewing${name}`);
    expect(link().getAttribute('href')).toBe('/learning-centers');
  });

  it('asks for a center while none is chosen, and says how on the way', async () => {
    expect(link().textContent).toBe('CentersSelect Learning Center');
    await click(link());
    expect(selectToasts(view.store.getState())).toMatchObject([
      {
        title: 'Select a Learning Center',
        description: 'Choose your preferred branch from the map or list.',
      },
    ]);
  });
});
