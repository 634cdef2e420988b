import { siteDay } from '@kidcode/school';

import { nextWeekday, weekdaysOf } from './class-schedules';

it.each([
  ['Mon, Wed', ['Monday', 'Wednesday']],
  ['Mon and Wed', ['Monday', 'Wednesday']],
  ['Tue, Thu', ['Tuesday', 'Thursday']],
  ['Sat', ['Saturday']],
])('reads the advertised days %s', (text, days) => expect(weekdaysOf(text)).toEqual(days));

it.each(['', 'Mo', 'Mon, Someday'])('refuses %j rather than lose a class', (text) =>
  expect(() => weekdaysOf(text)).toThrow('schedule:'),
);

// December 1, 2025 is a Monday.
it.each([
  ['Monday', '2025-12-01'],
  ['Tuesday', '2025-12-02'],
  ['Sunday', '2025-12-07'],
] as const)('finds the next %s', (weekday, day) =>
  expect(nextWeekday(weekday, siteDay('2025-12-01'))).toBe(day),
);

it('finds the next Monday from a Tuesday', () =>
  expect(nextWeekday('Monday', siteDay('2025-12-02'))).toBe('2025-12-08'));
