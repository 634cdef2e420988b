import { siteDay } from '@kidcode/school';
import fc from 'fast-check';

import { timeElsewhere, timesAcrossUsa, timeZoneNotice, zoneAbbreviation } from './time-elsewhere';

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
  // The clock at the school goes from 2:00 to 3:00 AM; a first guess lies on the other side of it.
  ['2026-03-08', '3:30AM', 'UTC', { time: '8:30 AM', weekday: null }],
  // Midnight is the beginning of a day.
  ['2025-12-01', '6:00PM', 'UTC', { time: '12:00 AM', weekday: 2 }],
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

const WINTER_DAY = siteDay('2025-12-22');

describe('zoneAbbreviation', () => {
  it.each([
    ['2025-12-22', 'CST'],
    ['2025-03-08', 'CST'],
    ['2025-03-09', 'CDT'],
    ['2025-07-04', 'CDT'],
    ['2025-11-01', 'CDT'],
    ['2025-11-02', 'CST'],
  ])('%s is in %s', (day, abbreviation) => {
    expect(zoneAbbreviation(siteDay(day))).toBe(abbreviation);
  });
});

describe('timeZoneNotice', () => {
  it.each(['America/Chicago', 'US/Central', 'America/Menominee', ' America/Chicago ', undefined, '', '   '])(
    'says nothing where the browser reports %j',
    (zone) => {
      expect(timeZoneNotice(zone, WINTER_DAY)).toBeNull();
    },
  );

  it('names Central time and the detected zone', () => {
    expect(timeZoneNotice('America/Los_Angeles', WINTER_DAY)).toBe(
      'All times are in the Central time zone (CST). Your detected time zone is America/Los_Angeles.',
    );
  });

  it('says CDT for a day in summer', () => {
    expect(timeZoneNotice('Europe/Berlin', siteDay('2026-07-06'))).toContain('(CDT)');
  });

  it('Mexico City shares the winter clock only, so it gets the notice', () => {
    expect(timeZoneNotice('America/Mexico_City', WINTER_DAY)).toContain('America/Mexico_City');
  });

  it('never throws on any zone name', () => {
    fc.assert(
      fc.property(fc.string(), (zone) => {
        expect(timeZoneNotice(zone, WINTER_DAY) ?? '(CST)').toContain('(CST)');
      }),
    );
  });
});

const times = (central: string) => timesAcrossUsa(central).map(({ zone, time }) => `${zone} ${time}`);

describe('timesAcrossUsa', () => {
  it('tells the usual online class from east to west', () => {
    expect(times('6:30PM')).toEqual([
      'Eastern 7:30 PM',
      'Central 6:30 PM',
      'Mountain 5:30 PM',
      'Pacific 4:30 PM',
    ]);
  });

  it.each([
    ['12:15AM', 'Mountain 11:15 PM'],
    ['11:30 PM', 'Eastern 12:30 AM'],
    ['1 PM', 'Mountain 12:00 PM'],
  ])('keeps a clock around noon and midnight: %s', (central, expected) => {
    expect(times(central)).toContain(expected);
  });

  it('says nothing about text that is no time', () => {
    expect(timesAcrossUsa('after school')).toEqual([]);
  });
});
