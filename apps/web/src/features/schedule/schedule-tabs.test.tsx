import { agesWords } from '@kidcode/booking';
import {
  normalizeTime,
  PROGRAM_KEYS,
  PROGRAMS,
  scheduleFor,
  siteDay,
  WEEKDAYS,
  weekdaysOf,
} from '@kidcode/scheduling';
import fc from 'fast-check';
import { act } from 'react';

import { click, render } from '../../../test/render';
import { staticPage, wordsOf } from '../../../test/static-page';
import { branchChosen } from '../branch/branch-slice';
import { ownTimeWords } from './own-time';
import { CLASS_AGES, readFilter, writeFilter } from './schedule-filter';
import { ScheduleTabs } from './schedule-tabs';
import { classesOf, weekOf } from './timetable';

const NOTES = { 'flower-mound': 'Note one.', euless: 'Note two.', online: 'Note three.' };
const selectedTab = (container: Element) => wordsOf(container.querySelector('[aria-selected="true"]')!);

it('has the timetable of every branch in the static HTML, row by row as in the data', () => {
  const page = staticPage('/class-schedule', <ScheduleTabs notes={NOTES} />);
  const tables = [...page.querySelectorAll('table')];
  expect(tables.map((table) => wordsOf(table.querySelector('caption')!))).toEqual([
    'Classes: Flower Mound',
    'Classes: Euless',
    'Classes: Online Learning',
  ]);
  tables.forEach((table, index) => {
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(wordsOf));
    expect(rows).toEqual(
      PROGRAM_KEYS.map((key) => {
        const { classDays, classTime, timeZone, displayDate } = scheduleFor(key, { online: index === 2 });
        const { title } = PROGRAMS[key];
        const time = `${normalizeTime(classTime)} ${timeZone}`;
        return [title, agesWords(key), classDays, time, displayDate, 'Full-time'];
      }),
    );
  });
});

it('says the same in the grid as in the table, and offers each class for the calendar by one name', () => {
  const page = staticPage('/class-schedule', <ScheduleTabs notes={NOTES} />);
  for (const panel of page.querySelectorAll('[role=tabpanel]')) {
    const grid = [...panel.querySelectorAll('section')].flatMap((day) =>
      [...day.querySelectorAll('ol > li')].flatMap((slot) =>
        [...slot.querySelectorAll('li')].map((entry) => [
          wordsOf(day.querySelector('h3')!).replace(', today', ''),
          wordsOf(slot.querySelector('p')!),
          wordsOf(entry.querySelector('a')!),
          wordsOf(entry.querySelector('span')!)
            .replace(/^Ages:? /, '')
            .replace('ask us', 'Ask us'),
          entry.querySelector('a')!.getAttribute('href'),
          entry.querySelector('button')!.getAttribute('aria-label'),
        ]),
      ),
    );
    const table = [...panel.querySelectorAll('tbody tr')].flatMap((row) => {
      const [name, ages, days, time] = [...row.children].map(wordsOf);
      const href = row.querySelector('a')!.getAttribute('href');
      const button = row.querySelector('button')!.getAttribute('aria-label');
      return weekdaysOf(days!).map((day) => [day, time, name, ages!, href, button]);
    });
    expect(grid).toHaveLength(2 * PROGRAM_KEYS.length);
    expect(new Set(grid.map((entry) => entry.join()))).toEqual(new Set(table.map((entry) => entry.join())));
  }
});

describe('a filter in the address', () => {
  const namesIn = (container: Element) =>
    [...container.querySelectorAll('[role=tabpanel]:not([hidden]) tbody th')].map(wordsOf);

  it('leaves out classes that are for other ages, and keeps those that state none', async () => {
    const { container } = await render(<ScheduleTabs notes={NOTES} />, '/class-schedule?age=6&place=euless');
    const names = namesIn(container);
    expect(names).not.toContain('Roblox Game Development');
    expect(names).toContain('ScratchJr');
  });

  it('that is no filter gets one sentence, and everything is shown', async () => {
    const { container } = await render(<ScheduleTabs notes={NOTES} />, '/class-schedule?age=abc');
    expect(wordsOf(container)).toContain('“abc” is not an age of this timetable: choose below.');
    expect(namesIn(container)).toHaveLength(PROGRAM_KEYS.length);
  });
});

// The focus fell to the body: one button was disabled by its own press, the other one gone.
it.each([
  ['Clear', '/class-schedule?age=6', 'select'],
  ['Show every class', '/class-schedule?day=friday&place=online', '#online'],
])('keeps the focus in the timetable after "%s"', async (name, address, place) => {
  const { container } = await render(<ScheduleTabs notes={NOTES} />, address);
  const button = [...container.querySelectorAll('button')].find((each) => wordsOf(each) === name)!;
  button.focus();
  await click(button);
  expect(document.activeElement).toBe(container.querySelector(place));
});

it('opens at the branch of the visitor, until another tab is chosen', async () => {
  const { container, store } = await render(<ScheduleTabs notes={NOTES} />);
  expect(selectedTab(container)).toBe('Flower Mound');
  await act(() => Promise.resolve(store.dispatch(branchChosen('euless'))));
  expect(selectedTab(container)).toBe('Euless');
  await click(container.querySelectorAll('[role=tab]')[0]!);
  expect(selectedTab(container)).toBe('Flower Mound');
});

// The school keeps Central time.
const from = siteDay('2025-12-01');

it.each([
  ['America/New_York', '6:30PM', '7:30 PM your time'],
  ['Europe/Berlin', '6:30PM', '1:30 AM on Tuesday your time'],
  ['America/Chicago', '6:30PM', null],
  ['', '6:30PM', null],
])('in the zone %j says of %s on a Monday %j, however often it is asked', (zone, time, said) => {
  const words = ownTimeWords(zone, from);
  expect([words('Monday', time), words('Monday', time)]).toEqual([said, said]);
});

it('orders a day by the clock', () => {
  const wednesday = weekOf(classesOf('euless')).find(({ day }) => day === 'Wednesday');
  expect(wednesday?.slots.map(({ time }) => time)).toEqual(['3:30 PM', '4:00 PM', '4:30 PM', '5:30 PM']);
});

it('begins with a day that is asked for, and goes on to the one before it', () =>
  expect(weekOf(classesOf('euless'), null, 'Thursday').map(({ day }) => day)).toEqual([
    ...['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'].filter((day) =>
      weekOf(classesOf('euless')).some((one) => one.day === day),
    ),
  ]));

it('leaves out days without classes, and those that nobody asked for', () => {
  expect(weekOf(classesOf('online')).map(({ day }) => day)).toEqual(['Monday', 'Wednesday']);
  expect(weekOf(classesOf('online'), 'Wednesday').map(({ day }) => day)).toEqual(['Wednesday']);
  expect(weekOf(classesOf('online'), 'Tuesday')).toEqual([]);
});

const maybe = <T,>(values: readonly T[]) => fc.constantFrom(null, ...values);

it('reads back every choice that it has written', () => {
  fc.assert(
    fc.property(
      fc.record({
        age: maybe(CLASS_AGES),
        day: maybe(WEEKDAYS),
        program: maybe(PROGRAM_KEYS),
        place: maybe(['euless', 'online'] as const),
      }),
      (filter) => {
        expect(readFilter(writeFilter(filter))).toEqual({ filter, unreadable: [] });
      },
    ),
  );
});

it.each([
  ['?age=abc', { age: 'abc' }],
  ['?age=99&day=Someday', { age: '99', day: 'Someday' }],
  ['?place=moon', { place: 'moon' }],
  ['?utm_source=mail', {}],
])('filters nothing for %s, and names it', (search, unread) => {
  const nothing = { age: null, day: null, program: null, place: null };
  const unreadable = Object.entries(unread).map(([name, text]) => ({ name, text }));
  expect(readFilter(search)).toEqual({ filter: nothing, unreadable });
});

it.each(['.', ' ', '%', '+', '&age=', '%20'])('reads 200,000 characters of %j at once', (part) => {
  const began = performance.now();
  readFilter(`?age=${part.repeat(200_000 / part.length)}x`);
  expect(performance.now() - began).toBeLessThan(2000);
});
