import { PROGRAM_FINDER, PROGRAM_KEYS, WEEKDAYS } from '@kidcode/scheduling';
import fc from 'fast-check';

import { matchPrograms, NO_WISH, type ProgramWish } from './match-programs';
import { findInterest, matchChangeWords, matchReasonWords } from './match-words';

const match = (wish: Partial<ProgramWish>) => matchPrograms({ ...NO_WISH, ...wish });
const programsFor = (wish: Partial<ProgramWish>) => match(wish).programs.map(({ program }) => program);

it('finds Minecraft first for a child of 8 who likes it, with its reasons', () => {
  const [first] = match({ age: 8, interests: ['minecraft'], place: 'flower-mound' }).programs;
  expect(first?.program).toBe('MINECRAFT_MODDING');
  expect(first?.at.map(({ place }) => place)).toEqual(['flower-mound']);
  expect(first?.reasons.map(matchReasonWords)).toEqual([
    'About Minecraft.',
    // The program states no ages, the center does.
    'For ages 5 to 15.',
    'Meets every Monday and Wednesday.',
  ]);
});

it.each<readonly [why: string, wish: Partial<ProgramWish>, expected: readonly string[]]>([
  [
    'more interests come first',
    { interests: ['ai', 'websites'] },
    ['AI_WEBSITE', 'AI_EXPLORATION', 'ai-club'],
  ],
  ['then the goal', { interests: ['ai'], goal: 'try' }, ['ai-club', 'AI_EXPLORATION', 'AI_WEBSITE']],
  ['then the table', { interests: ['ai'] }, ['AI_EXPLORATION', 'AI_WEBSITE', 'ai-club']],
  ['ages that are stated leave out', { age: 6, interests: ['ai'] }, ['AI_WEBSITE', 'ai-club']],
  [
    'both days must be free',
    { interests: ['roblox'], days: ['Monday', 'Wednesday'] },
    ['ROBLOX_GAME', 'ROBLOX_ADVANCED'],
  ],
])('%s', (_, wish, expected) => expect(programsFor(wish)).toEqual(expected));

it.each<readonly [wish: Partial<ProgramWish>, changes: readonly string[]]>([
  [
    { interests: ['roblox'], days: ['Tuesday', 'Monday'], place: 'euless' },
    ['Wednesday would have to be free, too.'],
  ],
  [{ interests: ['numbers'], place: 'online' }, ['It is taught in Flower Mound.']],
  [{ interests: ['minecraft'], age: 3 }, ['It is for ages 5 to 15.']],
])('where none fits it says what would have to change: %j', (wish, changes) => {
  const { programs, near } = match(wish);
  expect(programs).toEqual([]);
  expect(near[0]?.changes.map(matchChangeWords)).toEqual(changes);
});

it.each([
  ['Minecraft', 'minecraft'],
  [' modding ', 'minecraft'],
  ['PYTHON', 'code'],
  ['horses', null],
])('reads the interest in %j', (text, id) => expect(findInterest(text)).toBe(id));

it('knows every program of the timetable', () => {
  const rows = PROGRAM_FINDER.programs.map(({ program }) => program);
  for (const key of PROGRAM_KEYS) expect(rows).toContain(key);
});

it('names at most three, all of which fit, and never names none without saying what would have to change', () => {
  const some = <T>(values: readonly T[]) => fc.subarray([...values]);
  fc.assert(
    fc.property(
      fc.record({
        age: fc.option(fc.integer({ min: 0, max: 30 })),
        interests: some(PROGRAM_FINDER.interests.map(({ id }) => id)),
        place: fc.constantFrom(null, 'euless', 'flower-mound', 'online'),
        days: some(WEEKDAYS),
        goal: fc.constantFrom(null, ...PROGRAM_FINDER.goals.map(({ id }) => id)),
      }),
      (wish: ProgramWish) => {
        const { programs, near } = matchPrograms(wish);
        expect(programs.length).toBeLessThanOrEqual(3);
        expect(programs.length === 0).toBe(near.length > 0);
        for (const { at } of programs) {
          for (const { place, ages, days } of at) {
            if (wish.place !== null) expect(place).toBe(wish.place);
            if (wish.age !== null && ages !== null) {
              expect(wish.age).toBeGreaterThanOrEqual(ages.from);
              expect(wish.age).toBeLessThanOrEqual(ages.to);
            }
            if (wish.days.length > 0) expect(wish.days).toEqual(expect.arrayContaining([...(days ?? [])]));
          }
        }
      },
    ),
  );
});
