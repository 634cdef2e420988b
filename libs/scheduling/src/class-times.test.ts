import fc from 'fast-check';
import { arbitraryDay } from '@kidcode/school/testing';
import { minutesOfTime, parseSiteDay, siteDay } from '@kidcode/school';

import { DEFAULT_TIMES, formatLongDate, formatWireDate, normalizeTime } from './class-times';
import { parseStartDate } from './online-courses';

it('classes default to 2:00 PM to 4:00 PM', () => {
  expect(DEFAULT_TIMES).toEqual({ startTime: '2:00 PM', endTime: '4:00 PM' });
});

describe('normalizeTime', () => {
  it.each([
    ['2 PM', '2:00 PM'],
    ['2PM', '2:00 PM'],
    ['2pm', '2:00 PM'],
    ['2:00 PM', '2:00 PM'],
    [' 3:30PM ', '3:30 PM'],
    ['02:05 am', '2:05 AM'],
    ['12 AM', '12:00 AM'],
    ['12 PM', '12:00 PM'],
    ['2', '2:00'],
  ])('%j becomes %j', (text, expected) => {
    expect(normalizeTime(text)).toBe(expected);
  });

  it.each(['', 'noon', '25 PM', '0 AM', '2:75 PM', '14:00'])('%j is no such time and stays', (text) => {
    expect(normalizeTime(text)).toBe(text);
  });

  it('changes nothing the second time, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalizeTime(normalizeTime(text))).toBe(normalizeTime(text));
      }),
    );
  });

  it('keeps the minute of the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom('AM', 'PM', 'am', 'pm'),
        (hour, minute, half) => {
          const time = `${hour}:${String(minute).padStart(2, '0')}${half}`;
          expect(minutesOfTime(time)).not.toBeNull();
          expect(minutesOfTime(normalizeTime(time))).toBe(minutesOfTime(time));
        },
      ),
    );
  });
});

it.each([
  ['2025-12-22', '12/22/2025', 'December 22, 2025'],
  ['2026-01-02', '01/02/2026', 'January 2, 2026'],
  ['2025-09-08', '09/08/2025', 'September 8, 2025'],
])('%s is %s on the wire and "%s" on a page', (day, wire, long) => {
  expect(formatWireDate(siteDay(day))).toBe(wire);
  expect(formatLongDate(siteDay(day))).toBe(long);
});

it('a formatted day reads back as the same day', () => {
  fc.assert(
    fc.property(arbitraryDay, (day) => {
      const [month, date, year] = formatWireDate(day).split('/');
      expect(parseSiteDay(`${String(year)}-${String(month)}-${String(date)}`)).toEqual({
        ok: true,
        value: day,
      });
      expect(parseStartDate(formatLongDate(day))).toMatchObject({ ok: true, value: { startDate: day } });
    }),
  );
});
