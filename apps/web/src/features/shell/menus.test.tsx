import type { BranchId } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { readFileSync } from 'node:fs';
import { act } from 'react';

import { render } from '../../../test/render';
import { staticPage, wordsOf } from '../../../test/static-page';
import { branchChosen } from '../branch/branch-slice';
import { dayBegan } from '../clock/clock-slice';
import { FooterBrand } from './footer-brand';
import { MenuBar, PhoneMenu } from './menus';
import { SiteFooter } from './site-footer';

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
});

it('has the stores and the seven social links of a school by name, each in a new tab', () => {
  const at = (id: string) => ({ href: `https://${id}.test/school` });
  const titles = ['YouTube', 'Facebook', 'X', 'Instagram', 'LinkedIn', 'TikTok', 'Pinterest'];
  const ids = ['youtube', 'facebook', 'x', 'instagram', 'linkedin', 'tiktok', 'pinterest'] as const;
  const social = ids.map((id, index) => ({ id, title: titles[index] ?? '', ...at(id) }));
  jest.replaceProperty(BRAND, 'social', social);
  jest.replaceProperty(BRAND, 'appStores', [
    { id: 'apple', title: 'Download on the App Store', ...at('apple') },
    { id: 'google-play', title: 'Get it on Google Play', ...at('google') },
  ]);
  const page = staticPage('/', <FooterBrand />);
  jest.restoreAllMocks();
  const outside = [...page.querySelectorAll('a[target=_blank]')];
  expect(outside.every((link) => link.getAttribute('rel') === 'noopener noreferrer')).toBe(true);
  expect(outside.map((link) => link.getAttribute('aria-label') ?? wordsOf(link))).toEqual([
    'Download on the App Store(opens in a new tab)',
    'Get it on Google Play(opens in a new tab)',
    ...titles.map((title) => `${BRAND.name} on ${title} (opens in a new tab)`),
  ]);
});

describe('SiteFooter', () => {
  let view: Awaited<ReturnType<typeof render>>;
  beforeEach(async () => {
    view = await render(<SiteFooter />);
  });
  const text = () => view.container.textContent;

  it('has no link that leads nowhere, and no empty list', () => {
    for (const link of view.container.querySelectorAll<HTMLAnchorElement>('a[href^=http]'))
      expect(link.hostname).not.toMatch(/(^|\.)example\.com$/);
    expect(view.container.querySelectorAll('ul:empty')).toHaveLength(0);
  });

  it('takes the year of the copyright line from the site clock', () => {
    expect(text()).toContain('© 2025 KidCode');
    act(() => void view.store.dispatch(dayBegan('2027-01-01' as SiteDay)));
    expect(text()).toContain('© 2027 KidCode');
  });
});
