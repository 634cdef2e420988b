import fc from 'fast-check';
import { allWeeks, firstWeeks, formatWeekList, inOrder } from './season-offer';

fc.configureGlobal({ seed: 20251201 });

it.each([
  [[2, 1], '1,2'],
  [[10, 9, 9], '9,10'],
  [[], ''],
])('writes the weeks %j as "%s"', (weeks, text) => {
  expect(formatWeekList(weeks)).toBe(text);
});

it('puts weeks in order, each once, and changes nothing that is in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (weeks) => {
      const ordered = inOrder(weeks);
      expect(new Set(ordered)).toEqual(new Set(weeks));
      expect(ordered.every((week, index) => index === 0 || week > Number(ordered[index - 1]))).toBe(true);
      expect(inOrder(ordered)).toEqual(ordered);
    }),
  );
});

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
});
