import { CLASS_SCHEDULES, normalizeTime, PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';
import { act } from 'react';

import { click, render } from '../../../test/render';
import { staticPage, wordsOf } from '../../../test/static-page';
import { branchChosen } from '../branch/branch-slice';
import { ScheduleTabs } from './schedule-tabs';

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
    const variant = index === 2 ? 'online' : 'branch';
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(wordsOf));
    expect(rows).toEqual(
      PROGRAM_KEYS.map((key) => {
        const { classDays, classTime, timeZone, displayDate } = CLASS_SCHEDULES[key][variant];
        const { title, ages } = PROGRAMS[key];
        const time = `${normalizeTime(classTime)} ${timeZone}`;
        return [title, ages ?? 'Ask us', classDays, time, displayDate, 'Full-time'];
      }),
    );
  });
});

it('opens at the branch of the visitor, until another tab is chosen', async () => {
  const { container, store, unmount } = await render(<ScheduleTabs notes={NOTES} />);
  expect(selectedTab(container)).toBe('Flower Mound');
  await act(() => Promise.resolve(store.dispatch(branchChosen('euless'))));
  expect(selectedTab(container)).toBe('Euless');
  await click(container.querySelectorAll('[role=tab]')[0]!);
  expect(selectedTab(container)).toBe('Flower Mound');
  unmount();
});
