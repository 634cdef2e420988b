import { readFileSync } from 'node:fs';

import type { BranchId } from '@kidcode/branches';
import { act } from 'react';

import { render } from '../../../test/render';
import { branchChosen } from '../branch/branch-slice';
import { MenuBar, PhoneMenu } from './menus';

const PICTURES = readFileSync(`${__dirname}/../../../public/icons/menu.svg`, 'utf8');

describe.each([
  ['MenuBar', MenuBar],
  ['PhoneMenu', PhoneMenu],
] as const)('%s', (name, Menu) => {
  let view: Awaited<ReturnType<typeof render>>;
  const show = async (branch: BranchId | null, path = '/') => {
    view = await render(<Menu />, path);
    if (branch) act(() => void view.store.dispatch(branchChosen(branch)));
  };
  afterEach(() => view.unmount());

  it('marks the page that is shown', async () => {
    await show('euless', '/faq');
    expect(view.container.querySelector('[aria-current=page]')?.textContent).toBe('FAQ');
  });

  it('has a drawing for every entry', async () => {
    await show('euless');
    const drawings = [...view.container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(drawings.length).toBeGreaterThan(20);
    for (const drawing of drawings) expect(PICTURES).toContain(`id="${drawing?.split('#')[1] ?? ''}"`);
  });

  it('gives each list of links a name of its own', async () => {
    await show('euless');
    const ids = [...view.container.querySelectorAll('ul[aria-labelledby]')].map((list) =>
      list.getAttribute('aria-labelledby'),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(document.getElementById(id!)?.textContent).toBeTruthy();
  });
});
