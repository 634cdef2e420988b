import { NO_WISH } from '@kidcode/booking';
import { PROGRAM_FINDER, WEEKDAYS } from '@kidcode/scheduling';
import fc from 'fast-check';

import { readWish, writeWish } from './wish-address';

it('reads back every wish that it has written', () => {
  fc.assert(
    fc.property(
      fc.record({
        age: fc.option(fc.integer({ min: 0, max: 99 })),
        interests: fc.subarray(PROGRAM_FINDER.interests.map(({ id }) => id)),
        place: fc.constantFrom(null, 'euless', 'online'),
        days: fc.subarray([...WEEKDAYS]),
        goal: fc.constantFrom(null, ...PROGRAM_FINDER.goals.map(({ id }) => id)),
        experience: fc.constantFrom(null, ...PROGRAM_FINDER.experience.map(({ id }) => id)),
      }),
      (wish) => {
        expect(readWish(writeWish(wish))).toEqual({ wish, unreadable: [] });
      },
    ),
  );
});

it.each([
  ['?age=abc', ['abc']],
  ['?age=999', ['999']],
  ['?likes=horses,,&days=someday&place=moon&goal=fun&done=all', ['horses', 'moon', 'someday', 'fun', 'all']],
  ['?utm_source=mail', []],
])('asks for nothing by %s, and names it', (search, unreadable) =>
  expect(readWish(search)).toEqual({ wish: NO_WISH, unreadable }),
);

it('understands the words that a parent uses', () =>
  expect(readWish('?age=8&likes=Modding,python').wish).toEqual({
    ...NO_WISH,
    age: 8,
    interests: ['minecraft', 'code'],
  }));

it.each([',', '.', ' ', '%', 'a', '&age='])('reads 200,000 characters of %j at once', (part) => {
  const began = performance.now();
  const { unreadable } = readWish(
    `?age=${part.repeat(200_000 / part.length)}&likes=${part.repeat(200_000 / part.length)}x`,
  );
  expect(unreadable.every((word) => word.length <= 40)).toBe(true);
  expect(performance.now() - began).toBeLessThan(2000);
});
