import { SEASON_WEEKS, SUMMER_MONTHS } from './season-weeks';
import { SUMMER_MONTH_NAMES } from './selection';

describe('season weeks', () => {
  it('winter has 2 weeks and summer has 10', () => {
    expect(SEASON_WEEKS.winter).toEqual([1, 2]);
    expect(SEASON_WEEKS.summer).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each([
    ['june', 20, [1, 2, 3, 4]],
    ['july', 20, [5, 6, 7, 8]],
    ['august', 10, [9, 10]],
  ] as const)('%s has %d camp days in weeks %j', (month, days, weeks) => {
    expect(SUMMER_MONTHS[month]).toMatchObject({ days, weeks });
  });

  it('the months share out the weeks, five camp days each', () => {
    const months = SUMMER_MONTH_NAMES.map((name) => SUMMER_MONTHS[name]);
    expect(months.flatMap(({ weeks }) => [...weeks])).toEqual(SEASON_WEEKS.summer);
    for (const { days, weeks } of months) expect(days).toBe(weeks.length * 5);
  });
});
