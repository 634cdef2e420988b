import { siteDay } from '@kidcode/school';
import { campOn, campDays, daysToAsk, schoolDay } from './camp-season';

const CHRISTMAS = siteDay('2025-12-25');
const [WEEK] = campOn('winter').weeks;

it('the school has not said whether it is open on Christmas (D-90)', () => {
  expect(schoolDay(CHRISTMAS)).toBe('ask');
  expect(schoolDay(siteDay('2025-12-24'))).toBe('usual');
  expect(daysToAsk(siteDay('2025-12-01'), 32)).toEqual(['2025-12-25', '2026-01-01']);
});

describe('the days of a week of camp', () => {
  it('are all of them, and one to ask about', () => {
    const { days, ask } = campDays({ holidays: null }, WEEK!);
    expect(days).toHaveLength(5);
    expect(ask).toEqual([CHRISTMAS]);
  });

  it('are without the days that the edition states as closed, and then nothing is to ask', () => {
    const { days, ask } = campDays({ holidays: [CHRISTMAS] }, WEEK!);
    expect(days).toEqual(['2025-12-22', '2025-12-23', '2025-12-24', '2025-12-26']);
    expect(ask).toEqual([]);
  });

  it('are none where the week is only a label (D-3)', () => {
    expect(campDays({ holidays: null }, { ...WEEK!, start: null, end: null })).toEqual({ days: [], ask: [] });
  });
});
