import { useLocation } from 'react-router-dom';

import { click, render } from '../../../test/render';
import { BranchCards } from './branch-cards';
import { selectChosenBranch } from './branch-slice';

const Path = () => <output>{useLocation().pathname}</output>;

describe('BranchCards', () => {
  let view: Awaited<ReturnType<typeof render>>;
  beforeEach(async () => {
    view = await render(
      <>
        <BranchCards />
        <Path />
      </>,
      '/learning-centers',
    );
  });
  afterEach(() => view.unmount());
  const buttons = () => [...view.container.querySelectorAll('button')];

  it('offers every branch while none is chosen', () => {
    expect(buttons().map(({ textContent }) => textContent)).toEqual(Array(3).fill('Use This Branch'));
  });

  it('makes a branch current and goes home', async () => {
    await click(buttons()[2]!);
    expect(selectChosenBranch(view.store.getState())).toBe('euless');
    expect(view.container.querySelector('output')?.textContent).toBe('/');
  });

  it('marks the current branch, whose button can still be pressed', async () => {
    await click(buttons()[1]!);
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Use This Branch',
      'Current Branch',
      'Use This Branch',
    ]);
    const card = view.container.querySelector('[data-branch="flower-mound"]');
    expect(card?.textContent).toMatch(/^Flower MoundCurrent/);
    expect(buttons()[1]).toMatchObject({ disabled: false });
  });

  it('names the branch with its button', () => {
    const names = buttons().map(
      (button) => document.getElementById(button.getAttribute('aria-describedby')!)?.textContent,
    );
    expect(names).toEqual(['Online Learning', 'Flower Mound', 'Euless']);
  });
});
