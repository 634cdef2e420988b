import fc from 'fast-check';
import { arbitraryDay } from '@kidcode/school/testing';
import { siteToday } from './site-today';

const NOW = new Date('2026-07-04T12:00:00Z');

describe('siteToday', () => {
  it('is the pinned day, whatever the clock says', () => {
    expect(siteToday({ pinned: '2025-12-01', now: NOW })).toBe('2025-12-01');
    fc.assert(
      fc.property(arbitraryDay, fc.date({ noInvalidDate: true }), (pinned, now) => {
        expect(siteToday({ pinned, now })).toBe(pinned);
      }),
    );
  });

  it.each([undefined, '', '  '])('with the pin %j it is the real day', (pinned) => {
    expect(siteToday({ pinned, now: NOW })).toBe('2026-07-04');
  });

  it.each([
    ['2025-12-02T05:59:59Z', '2025-12-01'],
    ['2025-12-02T06:00:00Z', '2025-12-02'],
    ['2025-07-02T04:59:59Z', '2025-07-01'],
    ['2025-07-02T05:00:00Z', '2025-07-02'],
    ['2026-01-01T00:00:00Z', '2025-12-31'],
  ])('at %s it is %s in Texas', (now, day) => {
    expect(siteToday({ now: new Date(now) })).toBe(day);
  });

  it.each([
    ['a pin that is no day', 'school:', { pinned: 'tomorrow', now: NOW }],
    ['a clock that is no date', 'scheduling:', { now: new Date(NaN) }],
  ])('%s is a bug', (_name, library, input) => {
    expect(() => siteToday(input)).toThrow(library);
  });
});
