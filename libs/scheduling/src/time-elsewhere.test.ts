import { siteDay } from '@kidcode/school';

import { timeElsewhere } from './time-elsewhere';

// The school keeps Central time.
it.each([
  ['2025-12-01', '6:30PM', 'America/New_York', { time: '7:30 PM', weekday: null }],
  ['2025-12-01', '6:30PM', 'America/Los_Angeles', { time: '4:30 PM', weekday: null }],
  // Arizona keeps no daylight time: one hour behind in winter, two in summer.
  ['2025-12-01', '4:00PM', 'America/Phoenix', { time: '3:00 PM', weekday: null }],
  ['2025-07-01', '4:00PM', 'America/Phoenix', { time: '2:00 PM', weekday: null }],
  // Monday evening at the school is Tuesday morning in Tokyo, and a night later in Berlin.
  ['2025-12-01', '6:30PM', 'Asia/Tokyo', { time: '9:30 AM', weekday: 2 }],
  ['2025-12-01', '6:30PM', 'Europe/Berlin', { time: '1:30 AM', weekday: 2 }],
  // The week in which America has changed its clocks and Europe has not.
  ['2025-10-30', '4:00PM', 'Europe/Berlin', { time: '10:00 PM', weekday: null }],
] as const)('on %s %s at the school is in %s %j', (day, time, zone, there) =>
  expect(timeElsewhere(siteDay(day), time, zone)).toEqual(there),
);

it.each([
  ['6:30PM', 'America/Chicago'],
  ['6:30PM', 'America/Menominee'],
  ['6:30PM', 'Nowhere/Land'],
  ['soon', 'America/New_York'],
])('says nothing of %s in %s', (time, zone) =>
  expect(timeElsewhere(siteDay('2025-12-01'), time, zone)).toBeNull(),
);

// The clock at the school goes from 2:00 to 3:00 AM; a first guess lies on the other side of it.
it('minds a change of the clock on the same night', () => {
  expect(timeElsewhere(siteDay('2026-03-08'), '3:30AM', 'UTC')).toEqual({ time: '8:30 AM', weekday: null });
});

it('knows midnight as the beginning of a day', () => {
  expect(timeElsewhere(siteDay('2025-12-01'), '6:00PM', 'UTC')).toEqual({ time: '12:00 AM', weekday: 2 });
});
