import { allWeeks, firstWeeks, formatWeekList } from './week-list';

const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));

describe('the weeks of a form', () => {
  it.each([
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    [
      [1, 2, 3, 4],
      [1, 2],
      [1, 2, 3, 4],
    ],
    [[1], [1], [1]],
    [
      [3, 4],
      [3, 4],
      [3, 4],
    ],
    [[], [], []],
  ])('of a season with %j start with %j; its full camp has %j', (weeks, first, all) => {
    expect(firstWeeks(numbered(...weeks))).toEqual(first);
    expect(allWeeks(numbered(...weeks))).toEqual(all);
  });

  it('are written in order', () => expect(formatWeekList([2, 1, 2])).toBe('1,2'));
});
