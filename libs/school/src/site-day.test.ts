import fc from 'fast-check';
import { parseSiteDay, siteDay, type SiteDay } from './site-day';

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
  ])('refuses %j and says what it expected', (text) => {
    expect(parseSiteDay(text)).toEqual({
      ok: false,
      error: { code: 'not-a-day', message: 'Expected a day written YYYY-MM-DD, such as 2025-12-01' },
    });
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
