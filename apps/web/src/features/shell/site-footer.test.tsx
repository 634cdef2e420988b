import type { SiteDay } from '@kidcode/scheduling';
import { act } from 'react';

import { render } from '../../../test/render';
import { branchChosen } from '../branch/branch-slice';
import { dayBegan } from '../clock/clock-slice';
import { SiteFooter } from './site-footer';

describe('SiteFooter', () => {
  let view: Awaited<ReturnType<typeof render>>;
  beforeEach(async () => {
    view = await render(<SiteFooter />);
  });
  afterEach(() => view.unmount());
  const text = () => view.container.textContent;
  const names = () =>
    [...view.container.querySelectorAll('a')].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent,
    );

  it('has the stores and seven social links by name, each in a new tab', () => {
    const outside = [...view.container.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
    expect(outside.every(({ rel }) => rel === 'noopener noreferrer')).toBe(true);
    expect(names()).toEqual(
      expect.arrayContaining([
        'Download on the App Store(opens in a new tab)',
        'Get it on Google Play(opens in a new tab)',
      ]),
    );
    const social = ['YouTube', 'Facebook', 'X', 'Instagram', 'LinkedIn', 'TikTok', 'Pinterest'];
    for (const name of social) expect(names()).toContain(`KidCode on ${name} (opens in a new tab)`);
  });

  it('says when and how to reach the school', () => {
    for (const fact of [
      '7 days a week 9:00AM-6:00PM CST',
      '844-KID-CODE',
      'info@example.com',
      'Flower Mound, TX',
    ]) {
      expect(text()).toContain(fact);
    }
  });

  it('takes the year of the copyright line from the site clock', () => {
    expect(text()).toContain('© 2025 KidCode');
    act(() => void view.store.dispatch(dayBegan('2027-01-01' as SiteDay)));
    expect(text()).toContain('© 2027 KidCode');
  });

  it('hides the programs of the centers and the seasonal camps online', () => {
    const center = ['All Programs', 'Core Programs', 'Winter Camp', 'Summer Camp', 'Spring Camp'];
    for (const title of center) expect(names()).toContain(title);
    act(() => void view.store.dispatch(branchChosen('online')));
    for (const title of center) expect(names()).not.toContain(title);
    expect(names()).toContain('Scan Manager');
  });
});
