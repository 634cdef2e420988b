import { dayStanding, isPublicHoliday } from './day-standing';
import { siteDay } from './site-day';

const NOTHING = { closed: [], open: [] };
const CHRISTMAS = siteDay('2025-12-25');

// The eleven holidays of 2026, from the calendar of the Office of Personnel Management.
const HOLIDAYS_2026 = [
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-04',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
];

it('knows the public holidays of a year, and no other day', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    siteDay(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)),
  );
  expect(days.filter(isPublicHoliday)).toEqual(HOLIDAYS_2026);
});

it.each([
  ['nothing is said', CHRISTMAS, NOTHING, null, 'ask'],
  ['nothing is said of an ordinary day', siteDay('2025-12-24'), NOTHING, null, 'usual'],
  ['the school is closed', CHRISTMAS, { closed: [CHRISTMAS], open: [] }, null, 'closed'],
  ['the school is open', CHRISTMAS, { closed: [], open: [CHRISTMAS] }, null, 'usual'],
  ['the camp is closed', CHRISTMAS, NOTHING, { holidays: [CHRISTMAS] }, 'closed'],
  ['the camp names no day', CHRISTMAS, NOTHING, { holidays: [] }, 'usual'],
  ['the camp says nothing', CHRISTMAS, NOTHING, { holidays: null }, 'ask'],
  [
    'the school is closed and the camp names no day',
    CHRISTMAS,
    { closed: [CHRISTMAS], open: [] },
    { holidays: [] },
    'closed',
  ],
] as const)('where %s, %s', (_, day, school, camp, standing) => {
  expect(dayStanding(day, school, camp)).toBe(standing);
});
