import { campOn, siteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { act } from 'react';

import { click, render, settled } from '../../test/render';
import { wordsOf } from '../../test/static-page';
import { dayBegan } from '../features/clock/clock-slice';
import { CampPage } from './camp-page';

let view: Awaited<ReturnType<typeof render>>;
const show = async (path: string) => {
  view = await render(<CampPage />, path);
};
const text = () => view.container.textContent;
const tab = (name: string) =>
  [...view.container.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent.startsWith(name))!;
const openPanel = () => view.container.querySelector('[role=tabpanel]:not([hidden])')!;
const seasons = () =>
  [...view.container.querySelectorAll('nav[aria-label="Camp seasons"] li > *')].map((entry) => ({
    name: entry.textContent,
    href: entry.getAttribute('href'),
    current: entry.getAttribute('aria-current'),
    disabled: entry.getAttribute('aria-disabled'),
  }));

describe('CampPage', () => {
  it('marks the closed summer as current on its own page, and leads from it to the other seasons', async () => {
    await show('/euless/camps/summer');
    expect(seasons()).toEqual([
      { name: 'Winter Camp 2025', href: '/camps/winter/euless', current: null, disabled: null },
      { name: 'Summer Camp 2026', href: '/euless/camps/summer', current: 'page', disabled: null },
      { name: 'Spring Camp 2026', href: '/camps/spring/euless', current: null, disabled: null },
    ]);
    expect(text()).toContain('June 2 - August 8, 2026');
  });

  it('says until when winter can be enrolled in, and what the early bird gets', async () => {
    await show('/camps/winter/flower-mound');
    expect(text()).toContain('2-week camp: by December 15, 2025');
    expect(text()).toContain('Winter Early Bird: 15% off winter camp');
    expect(text()).toContain('For a limited time');
  });

  it('announces spring with its dates and the mailing list, without a register button or a registration form', async () => {
    await show('/camps/spring/flower-mound');
    expect(text()).toContain('Upcoming CampMarch 9-13, 2026');
    expect(text()).toContain('mailing list');
    expect(view.container.querySelector('[role=button][href="#registration"]')).toBeNull();
    // The only form is the mailing list's (D-44).
    expect(view.container.querySelector('form[aria-label="Camp registration"]')).toBeNull();
    expect(text()).not.toContain('Important Dates');
  });

  it('shows ten summer weeks in three months, with the Innovation Fair at the end', async () => {
    await show('/flower-mound/camps/summer');
    await click(tab('Weekly Themes'));
    const panel = openPanel();
    expect([...panel.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'June Foundations',
      'July Innovation',
      'August Mastery',
    ]);
    const weeks = [...panel.querySelectorAll('section li')];
    expect(weeks).toHaveLength(10);
    expect(weeks[9]?.textContent).toContain('Innovation FairParents are invited on Friday.');
  });

  it('links each theme to the curriculum on the other site, in a new tab without a way back', async () => {
    const replaced = jest.replaceProperty(BRAND, 'curriculumUrl', 'https://curriculum.test/curriculum');
    await show('/camps/winter/flower-mound');
    replaced.restore();
    const links = [...view.container.querySelectorAll<HTMLAnchorElement>('a[href*="/curriculum/"]')];
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link.rel).toBe('noopener noreferrer');
      expect(link.textContent).toMatch(
        /^Curriculum of week [12] for (Juniors|Seniors) \(opens in a new tab\)$/,
      );
    }
  });
});

it('a browser that is open over midnight agrees with the page of the new day', async () => {
  const last = campOn('winter').lastDay;
  const view = await render(<CampPage />, '/camps/winter/flower-mound');
  const show = async (day: string) => {
    await act(async () => {
      view.store.dispatch(dayBegan(siteDay(day)));
      await settled();
    });
    return wordsOf(view.container);
  };
  expect(await show(last)).toMatch(/\$\d/);
  const after = await show('2026-01-03');
  expect(after).not.toMatch(/\$\d/);
  expect(after).toContain('This camp is over');
  expect(view.container.querySelector('h1')?.textContent).toBe(campOn('winter').title);
});
