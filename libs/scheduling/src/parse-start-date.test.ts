import fc from 'fast-check';
import { parseStartDate } from './online-courses';

const at = (startDate: string, startTime = '2:00 PM', endTime = '4:00 PM') => ({
  ok: true,
  value: { startDate, startTime, endTime },
});

describe('parseStartDate', () => {
  it.each([
    ['December 22, 2025 (2:00 PM - 4:00 PM) CST', at('2025-12-22')],
    ['December 29, 2025 (10:00 AM - 12:00 PM) CST', at('2025-12-29', '10:00 AM', '12:00 PM')],
    ['june 1 2026', at('2026-06-01')],
    ['Dec 22 (3 PM - 5 PM)', at('2025-12-22', '3:00 PM', '5:00 PM')],
    ['February 29, 2028', at('2028-02-29')],
    ['Monday, December 22, 2025', at('2025-12-22')],
    ['December 22-26, 2026 (3PM to 5PM)', at('2026-12-22', '3:00 PM', '5:00 PM')],
    ['December 22 (3:30PM–5PM)', at('2025-12-22', '3:30 PM', '5:00 PM')],
  ])('reads "%s"', (label, expected) => {
    expect(parseStartDate(label)).toEqual(expected);
  });

  it('takes the year that the label states, not the season year', () => {
    expect(parseStartDate('January 5, 2026')).toEqual(at('2026-01-05'));
  });

  it('takes 2025 when the label states no year', () => {
    expect(parseStartDate('January 5')).toEqual(at('2025-01-05'));
  });

  it.each([
    ['11 - 1 PM', '11:00 AM', '1:00 PM'],
    ['2 - 4 PM', '2:00 PM', '4:00 PM'],
    ['10 - 12 PM', '10:00 AM', '12:00 PM'],
    ['10:30 - 2 AM', '10:30 PM', '2:00 AM'],
  ])('a start without its half of the day lies before the end: %s', (times, startTime, endTime) => {
    expect(parseStartDate(`December 22 (${times})`)).toEqual(at('2025-12-22', startTime, endTime));
  });

  it.each(['December 22', 'December 22 (2 PM)', 'December 22 (14:00 - 16:00)', 'December 22 (25 - 99 PM)'])(
    'falls back to the default times for "%s"',
    (label) => {
      expect(parseStartDate(label)).toEqual(at('2025-12-22'));
    },
  );

  it.each(['Smarch 13, 2025', 'Week 1: December 22', 'Décembre 22', 'Decem 2'])(
    '"%s" has an invalid month name',
    (label) => {
      expect(parseStartDate(label)).toEqual({
        ok: false,
        error: { code: 'invalid-month', message: 'Invalid month name' },
      });
    },
  );

  it.each([
    '',
    'soon',
    'December',
    'December 2025',
    '22 December',
    '12/22/2025',
    'December 222, 2025',
    'February 30, 2025',
    'February 29, 2025',
    'April 31',
    'December 0',
    'December 22, 1999',
    'December 22, 9999',
    `December 22${' '.repeat(200)}`,
  ])('"%s" holds no date', (label) => {
    expect(parseStartDate(label)).toEqual({
      ok: false,
      error: { code: 'unparsable-date', message: 'Could not parse date from selected option' },
    });
  });

  it('never throws on any string', () => {
    const words = fc.constantFrom(
      'December',
      'Smarch',
      '22',
      '31',
      ', ',
      ' ',
      '2025',
      '(',
      '2',
      ':00',
      'PM',
      '-',
      '\n',
    );
    const labelLike = fc.array(words, { maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), labelLike), (label) => {
        expect(typeof parseStartDate(label).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  it('answers at once on a very long label', () => {
    expect(parseStartDate(`1${' '.repeat(1_000_000)}`).ok).toBe(false);
  });
});

it('only a parsed label has a date', () => {
  const parsed = parseStartDate('December 22');
  // @ts-expect-error the value is there only after `ok` was checked
  expect(parsed.value).toBeDefined();
});
