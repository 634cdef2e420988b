import { freeSide } from './distance-rings';

const MIDDLE = { x: 10, y: 20 };

it('puts the words of a ring below it', () => {
  expect(freeSide(MIDDLE, 100, [])).toEqual({ x: 0, y: 100 });
  expect(freeSide(MIDDLE, 100, [MIDDLE])).toEqual({ x: 0, y: 100 });
});

it.each([
  ['to the left where a marker stands below', [{ x: 10, y: 130 }], { x: -100, y: 0 }],
  ['to the left where the name of a marker reaches up to it', [{ x: 60, y: 190 }], { x: -100, y: 0 }],
  [
    'to the right where the left is taken as well',
    [
      { x: 10, y: 130 },
      { x: -90, y: 40 },
    ],
    { x: 100, y: 0 },
  ],
])('%s', (_where, feet, side) => {
  // Zero has a sign in JavaScript, not on the screen.
  const { x, y } = freeSide(MIDDLE, 100, feet);
  expect([x, y + 0]).toEqual([side.x, side.y]);
});
