import fc from 'fast-check';
import { arbitraryDay } from '@kidcode/school/testing';
import { addDays, siteDay } from '@kidcode/school';

import { courseEndDate } from './online-courses';

it.each([
  ['2025-12-22', '2 Weeks', '2026-01-02'],
  ['2025-12-22', '2 weeks', '2026-01-02'],
  ['2025-12-22', 'Two-week course', '2026-01-02'],
  ['2025-12-22', '1 Week', '2025-12-26'],
  ['2025-12-22', '12 Weeks', '2025-12-26'],
  ['2025-12-22', '', '2025-12-26'],
  ['2026-03-07', '1 Week', '2026-03-11'],
])('a course from %s lasting "%s" ends on %s', (start, duration, end) => {
  expect(courseEndDate(siteDay(start), duration)).toBe(end);
});

it('ends 11 days after the start for two weeks, else 4', () => {
  fc.assert(
    fc.property(arbitraryDay, (start) => {
      expect(courseEndDate(start, '2 Weeks')).toBe(addDays(start, 11));
      expect(courseEndDate(start, '5 days')).toBe(addDays(start, 4));
    }),
  );
});

it('a raw string is no start', () => {
  // @ts-expect-error a start date comes from parseStartDate
  expect(courseEndDate('2025-12-22', '2 Weeks')).toBe('2026-01-02');
});
