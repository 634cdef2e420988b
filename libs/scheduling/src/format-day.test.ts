import fc from 'fast-check';
import { arbitraryDay } from '@kidcode/school/testing';
import { parseSiteDay, siteDay } from '@kidcode/school';

import { formatLongDate, formatWireDate } from './class-times';
import { parseStartDate } from './online-courses';

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
