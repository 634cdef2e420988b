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
  const summaries = () =>
    [...view.container.querySelectorAll('summary')].map(({ textContent }) => textContent);
  const hrefs = () => [...view.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('hides the in-center programs online', async () => {
    await show('online');
    expect(summaries()).toEqual(['Online', 'About']);
  });

  it.each([
    ['euless', 'euless'],
    ['flower-mound', 'flower-mound'],
    [null, 'flower-mound'],
  ] as const)('of a visitor of %s leads to the camps of %s', async (branch, center) => {
    await show(branch);
    expect(summaries()).toEqual(['Programs', 'Online', 'About']);
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        `/camps/winter/${center}`,
        `/${center}/camps/summer`,
        `/camps/spring/${center}`,
      ]),
    );
  });

  it('marks the page that is shown', async () => {
    await show('euless', '/faq');
    expect(view.container.querySelector('[aria-current=page]')?.textContent).toBe('FAQ');
  });

  it('has the camp finder only on phones', async () => {
    await show('euless');
    expect(hrefs().includes('/camp-finder')).toBe(name === 'PhoneMenu');
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
