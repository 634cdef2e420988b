import { PROGRAM_KEYS, WEEKDAYS } from '@kidcode/scheduling';
import fc from 'fast-check';

import { CLASS_AGES, readFilter, writeFilter } from './schedule-filter';

const maybe = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);

it('reads back every choice that it has written', () => {
  fc.assert(
    fc.property(
      fc.record({
        age: maybe(CLASS_AGES),
        day: maybe(WEEKDAYS),
        program: maybe(PROGRAM_KEYS),
        place: maybe(['euless', 'online'] as const),
      }),
      (filter) => {
        expect(readFilter(writeFilter(filter))).toEqual({ filter, unreadable: [] });
      },
    ),
  );
});

it.each([
  ['?age=abc', [{ name: 'age', text: 'abc' }]],
  [
    '?age=99&day=Someday',
    [
      { name: 'age', text: '99' },
      { name: 'day', text: 'Someday' },
    ],
  ],
  ['?place=moon', [{ name: 'place', text: 'moon' }]],
  ['?utm_source=mail', []],
])('filters nothing for %s, and names it', (search, unreadable) => {
  const nothing = { age: null, day: null, program: null, place: null };
  expect(readFilter(search)).toEqual({ filter: nothing, unreadable });
});

it.each(['.', ' ', '%', '+', '&age=', '%20'])('reads 200,000 characters of %j at once', (part) => {
  const began = performance.now();
  readFilter(`?age=${part.repeat(200_000 / part.length)}x`);
  expect(performance.now() - began).toBeLessThan(2000);
});
