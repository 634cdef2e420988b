import fc from 'fast-check';
import { formatWeekList, inOrder } from './week-list';

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
