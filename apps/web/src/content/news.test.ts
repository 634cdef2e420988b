import { siteDay } from '@kidcode/scheduling';

import { datesToNote } from './dates-to-note';
import { newsItems } from './news';

const idsOn = (day: string, mode: 'in-center' | 'online' = 'in-center') =>
  newsItems(siteDay(day), mode).map(({ id }) => id);

it.each([
  ['2025-12-01', ['winter-camp', 'online-camps', 'spring-camp', 'first-month', 'timetable', 'summer-camp']],
  ['2025-12-27', ['spring-camp', 'first-month', 'timetable', 'summer-camp']],
  ['2026-04-01', ['first-month', 'timetable', 'summer-camp']],
  ['2026-09-01', ['first-month', 'timetable']],
])('tells on %s only what still holds', (day, ids) => expect(idsOn(day)).toEqual(ids));

it('tells online families what is online', () =>
  expect(idsOn('2025-12-01', 'online')).toEqual(['online-camps', 'first-month', 'timetable']));

it('lists the dates ahead in their order', () => {
  const dates = datesToNote(siteDay('2025-12-16'), 'in-center');
  expect(dates.map(({ day }) => day)).toEqual([
    '2025-12-19',
    '2025-12-22',
    '2025-12-22',
    '2025-12-22',
    '2025-12-26',
    '2025-12-29',
    '2026-03-09',
  ]);
  expect(datesToNote(siteDay('2025-12-16'), 'online').map(({ what }) => what)).toEqual([
    'Roblox Game Development begins online',
    'AI/ML for Beginners begins online',
  ]);
});
