import fc from 'fast-check';

import { WHOLE_LIST, windowRange } from './window-range';

const input = (count: number, scrolledPx: number) => ({ count, itemPx: 400, scrolledPx, screenPx: 800 });

it('renders a short list whole', () => {
  expect(windowRange(input(WHOLE_LIST, 9_000))).toEqual({ first: 0, end: WHOLE_LIST, before: 0, after: 0 });
});

it.each([
  ['below the screen', -5_000, 0, 9],
  ['at its top', 0, 0, 9],
  ['in the middle', 400_000, 994, 1_009],
  ['far past its end', 99_999_999, 24_997, 25_000],
])('keeps what is near the screen of a long list that stands %s', (_where, scrolledPx, first, end) => {
  expect(windowRange(input(25_000, scrolledPx))).toMatchObject({ first, end });
});

it('never changes the height of the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 31, max: 30_000 }),
      fc.integer({ min: -5_000, max: 20_000_000 }),
      (count, scrolledPx) => {
        const { first, end, before, after } = windowRange(input(count, scrolledPx));
        expect(before + (end - first) * 400 + after).toBe(count * 400);
        expect(end - first).toBeGreaterThan(0);
        expect(end - first).toBeLessThan(20);
      },
    ),
  );
});
