import fc from 'fast-check';
import { formatWeekList, parseWeekList } from './week-list';

fc.configureGlobal({ seed: 20251201 });

it.each([
  ['1,2', [1, 2]],
  ['2, 1,2', [1, 2]],
  ['10,9', [9, 10]],
  ['', []],
  ['0,-1,x,1.5,100', []],
])('reads the week text "%s"', (text, weeks) => {
  expect(parseWeekList(text)).toEqual(weeks);
});

it('reads back what it wrote, sorted and each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 })), (weeks) => {
      const sorted = [...new Set(weeks)].sort((a, b) => a - b);
      expect(parseWeekList(formatWeekList(weeks))).toEqual(sorted);
    }),
  );
});
