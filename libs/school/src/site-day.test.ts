import fc from 'fast-check';

import { parseSiteDay, siteDay, type SiteDay, addDays, fridayBefore, weekdayOf } from './site-day';
import { arbitraryDay } from '../test/arbitrary-day';

describe('parseSiteDay', () => {
  it.each(['2025-12-01', '2024-02-29', '2000-02-29', '2026-01-31'])('accepts %s', (text) => {
    expect(parseSiteDay(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    '',
    'today',
    '2025-02-29',
    '1900-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-12-00',
    '2025-12-32',
    '2025-12-1',
    '12/01/2025',
    '2025-12-01T00:00:00Z',
    ' 2025-12-01',
    '2025-12-01\n',
  ])('refuses %j', (text) => {
    expect(parseSiteDay(text)).toEqual({ ok: false, error: 'not-a-day' });
  });

  it('never throws on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parseSiteDay(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('siteDay', () => {
  it('throws on text that is no day', () => {
    expect(() => siteDay('2025-02-30')).toThrow('school: "2025-02-30" is not a day');
  });
});

it('a day is not just any string', () => {
  // @ts-expect-error a raw string was never checked
  const unchecked: SiteDay = '2025-12-01';
  expect(unchecked).toBe(siteDay('2025-12-01'));
});

describe('addDays', () => {
  it.each([
    ['2025-12-22', 11, '2026-01-02'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2025-06-02', 0, '2025-06-02'],
  ])('%s moved by %d days is %s', (from, count, to) => {
    expect(addDays(siteDay(from), count)).toBe(to);
  });

  it.each(['2025-03-08', '2025-03-09', '2025-11-01', '2025-11-02', '2025-04-05', '2025-09-27'])(
    'the clock change near %s neither adds nor eats a day',
    (day) => {
      expect(addDays(addDays(siteDay(day), 1), 1)).toBe(addDays(siteDay(day), 2));
    },
  );

  it('is undone by going back', () => {
    fc.assert(
      fc.property(arbitraryDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('throws when the result is no day of four-digit years', () => {
    expect(() => addDays(siteDay('9999-12-31'), 1)).toThrow('school:');
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2025-12-22', 1],
    ['2025-12-21', 0],
    ['2026-03-09', 1],
    ['2026-06-02', 2],
  ])('%s is weekday %d', (day, weekday) => {
    expect(weekdayOf(siteDay(day))).toBe(weekday);
  });
});

it('the Friday before a day is one to seven days earlier', () => {
  fc.assert(
    fc.property(arbitraryDay, (day) => {
      const friday = fridayBefore(day);
      expect(weekdayOf(friday)).toBe(5);
      expect(friday < day).toBe(true);
      expect(friday >= addDays(day, -7)).toBe(true);
    }),
  );
});
