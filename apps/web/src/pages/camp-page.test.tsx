import { placeKey, type PlacesLeft } from '@kidcode/booking';
import { CENTER_IDS } from '@kidcode/branches';
import { campOn, siteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { act } from 'react';

import { click, render, settled } from '../../test/render';
import { wordsOf } from '../../test/static-page';
import { dayBegan } from '../features/clock/clock-slice';
import { CampPage } from './camp-page';
import { CampsOverviewPage } from './camps-overview-page';

let places: PlacesLeft = {};
jest.mock('../features/camps/use-places', () => ({ usePlaces: () => places }));
beforeEach(() => {
  places = {};
});

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

describe('once the places are known', () => {
  const full = (...weeks: readonly number[]) => {
    const keys = CENTER_IDS.flatMap((center) =>
      weeks.map((week) => placeKey({ edition: 'winter-2025', week, part: 'full_day', center })),
    );
    places = Object.fromEntries(keys.map((key) => [key, 0]));
  };
  const words = () => wordsOf(view.container);
  const form = () => wordsOf(view.container.querySelector('form[aria-label="Camp registration"]')!);

  // Everything in the form was "Full", and the page went on selling.
  it('a parent reads of a camp without a place that it is full, and no price, and can wait for each week', async () => {
    full(1, 2);
    await show('/camps/winter/flower-mound#registration');
    expect(words()).toContain('Every place is taken');
    expect(words()).toContain('Weeks 1 and 2 are full.');
    expect(words()).toContain('Winter Camp 2025 is full');
    expect(words()).not.toMatch(
      /\$(254|508)|Register Now|Registration is open|Enrollment Now Open|Winter Camp 2025: open/,
    );
    expect(form()).toContain('No place is left in what is chosen.');
    expect(form()).toContain('join the waiting list of week 2');
    expect(view.container.querySelector<HTMLButtonElement>('form button[type=submit]')!.disabled).toBe(true);
  });

  it('a parent reads of a camp with a full week what can still be booked, and no price of the whole camp', async () => {
    full(1);
    await show('/camps/winter/flower-mound#registration');
    expect(words()).toContain('Enrollment Now Open');
    expect(words()).toContain('Week 1 is full.');
    const table = wordsOf(view.container.querySelector('#registration table')!);
    expect(table).toContain('$254');
    expect(table).not.toContain('$508');
    await click(view.container.querySelector('input[name=week]:enabled, input[value=weekly]')!);
    expect(form()).toContain('$254');
  });

  it.each([
    [[1], '$254', '$508'],
    [[1, 2], 'Full', '$254'],
  ])(
    'a parent who compares the camps while the weeks %j are full reads %s, not %s',
    async (weeks, said, gone) => {
      full(...weeks);
      view = await render(<CampsOverviewPage />, '/camps');
      const compared = wordsOf(view.container.querySelector('[aria-labelledby=compare] table')!);
      expect(compared).toContain(said);
      expect(compared).not.toContain(gone);
      expect(wordsOf(view.container.querySelector('[aria-labelledby=seasons]')!).includes('$254')).toBe(
        weeks.length === 1,
      );
    },
  );
});
