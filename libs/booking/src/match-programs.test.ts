import { PROGRAM_FINDER, PROGRAM_KEYS, WEEKDAYS } from '@kidcode/scheduling';
import fc from 'fast-check';

import { isNothingAsked, matchPrograms, NO_WISH, type ProgramWish } from './match-programs';
import { agesLabel, agesOf, agesWords, findTopic, matchChangeWords, matchReasonWords } from './match-words';

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
    'A teacher advises it for ages 8 to 14.',
    'Meets every Monday and Wednesday.',
  ]);
});

// The days and ages of the first center were said of all places: online meets on others, and Euless states no ages.
it('says days and ages of the places that have them', () => {
  const [first] = match({ age: 9, interests: ['robots'], experience: 'none' }).programs;
  expect(first?.at.map(({ place }) => place)).toEqual(['flower-mound', 'euless', 'online']);
  expect(first?.reasons.map(matchReasonWords)).toEqual(
    expect.arrayContaining([
      'For ages 5 to 15 in Flower Mound.',
      'No ages are stated for it in Euless and online: a trial class shows whether it fits.',
      'Meets every Tuesday and Thursday in Flower Mound and in Euless.',
      'Meets every Monday and Wednesday online.',
    ]),
  );
  const [near] = match({ interests: ['robots'], days: ['Monday'] }).near;
  expect(near?.at.place).toBe('online');
  expect(near?.changes.map(matchChangeWords)).toEqual([
    'For the class online, Wednesday would have to be free, too.',
  ]);
});

// The core program and the club were offered online on any day, 'agreed with the center': they meet when the online class does.
it('offers no monthly program online on a day on which online classes do not meet', () => {
  const wish = { age: 9, goal: 'try', place: 'online' } as const;
  const monthly = (programs: readonly string[]) => programs.filter((id) => ['core', 'ai-club'].includes(id));
  for (const interest of ['games', 'ai']) {
    const asked = { ...wish, interests: [interest] };
    expect(monthly(programsFor({ ...asked, days: ['Tuesday'] }))).toEqual([]);
    expect(monthly(programsFor({ ...asked, days: ['Monday', 'Wednesday'] }))).toHaveLength(1);
  }
  const [core] = match({ age: 9, interests: ['stories'], experience: 'blocks' }).programs;
  expect(core?.program).toBe('core');
  expect(core?.reasons.map(matchReasonWords)).toEqual(
    expect.arrayContaining([
      'Its days are agreed with the center.',
      'Meets every Monday and Wednesday online.',
    ]),
  );
});

it('answers nothing before anything was asked', () => {
  expect(match({})).toEqual({ programs: [], near: [] });
});

it.each<readonly [why: string, wish: Partial<ProgramWish>, expected: readonly string[]]>([
  [
    'more interests come first',
    { interests: ['ai', 'websites'] },
    ['AI_WEBSITE', 'AI_EXPLORATION', 'PYTHON_PROGRAMMING'],
  ],
  ['then the goal', { interests: ['ai'], goal: 'try' }, ['ai-club', 'AI_EXPLORATION', 'AI_WEBSITE']],
  ['then the table', { interests: ['ai'] }, ['AI_EXPLORATION', 'AI_WEBSITE', 'PYTHON_PROGRAMMING']],
  [
    'what a child knows comes last',
    { age: 9, interests: ['stories'], experience: 'blocks' },
    ['core', 'SCRATCH_GAME'],
  ],
  ['what is for those who have done something is not for others', { interests: ['roblox'] }, ['ROBLOX_GAME']],
  ['but for those', { interests: ['roblox'], experience: 'roblox' }, ['ROBLOX_ADVANCED', 'ROBLOX_GAME']],
  ['ages that are stated leave out', { age: 15, interests: ['roblox'], place: 'online' }, []],
  ['ages that a teacher advises do, too', { age: 5, interests: ['minecraft'] }, []],
  ['a center without stated ages turns nobody away', { age: 17, interests: ['websites'] }, ['AI_WEBSITE']],
  ['both days must be free', { interests: ['roblox'], days: ['Monday', 'Wednesday'] }, ['ROBLOX_GAME']],
])('%s', (_, wish, expected) => expect(programsFor(wish)).toEqual(expected));

it.each<readonly [wish: Partial<ProgramWish>, program: string, changes: readonly string[]]>([
  [
    { interests: ['roblox'], days: ['Tuesday', 'Monday'], place: 'euless' },
    'ROBLOX_GAME',
    ['Wednesday would have to be free, too.'],
  ],
  [{ interests: ['numbers'], place: 'online' }, 'math', ['It is taught in Flower Mound.']],
  // 'It is taught in Euless' alone read as if Flower Mound did not teach it.
  [
    { interests: ['websites'], age: 16, place: 'flower-mound' },
    'AI_WEBSITE',
    ['It is for ages 5 to 15 in Flower Mound.', 'It is taught in Euless.'],
  ],
  [{ interests: ['minecraft'], age: 3 }, 'MINECRAFT_MODDING', ['A teacher advises it for ages 8 to 14.']],
  [{ interests: ['roblox'], age: 7, place: 'online' }, 'ROBLOX_GAME', ['It is for ages 8 to 14.']],
  // Too old for the first course by two years: what is missing for the second can be made up for.
  [
    { interests: ['roblox'], age: 16, place: 'euless', experience: 'none' },
    'ROBLOX_ADVANCED',
    ['It comes after a game in Roblox Studio or code in words, such as Python.'],
  ],
  // The nearest age comes first, and a center without stated ages names none.
  [{ age: 4, place: 'euless' }, 'SCRATCHJR', ['A teacher advises it for ages 5 to 7.']],
])('where none fits it says what would have to change: %j', (wish, program, changes) => {
  const { programs, near } = match(wish);
  expect(programs).toEqual([]);
  expect(near[0]?.program).toBe(program);
  expect(near[0]?.changes.map(matchChangeWords)).toEqual(changes);
});

it('names what nearly fits beside what does', () => {
  const { programs, near } = match({ age: 12, interests: ['roblox'], place: 'euless' });
  expect(programs.map(({ program }) => program)).toEqual(['ROBLOX_GAME']);
  expect(near.map(({ program, changes }) => [program, changes.map(matchChangeWords)])).toEqual([
    ['ROBLOX_ADVANCED', ['It comes after a game in Roblox Studio or code in words, such as Python.']],
  ]);
});

it.each([
  ['Minecraft', 'minecraft'],
  [' modding ', 'minecraft'],
  ['PYTHON', 'code'],
  ['robotica', 'robots'],
  ['horses', null],
])('reads the interest in %j', (text, id) => expect(findTopic(text)).toBe(id));

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
        experience: fc.constantFrom(null, ...PROGRAM_FINDER.experience.map(({ id }) => id)),
      }),
      (wish: ProgramWish) => {
        const { programs, near } = matchPrograms(wish);
        expect(programs.length).toBeLessThanOrEqual(3);
        expect(near.length).toBeLessThanOrEqual(3);
        expect(programs.length + near.length > 0).toBe(!isNothingAsked(wish));
        const named = [...programs, ...near].map(({ program }) => program);
        expect(new Set(named).size).toBe(named.length);
        const { interests } = wish;
        for (const row of PROGRAM_FINDER.programs.filter(({ program }) => named.includes(program))) {
          if (interests.length > 0) expect(row.interests.some((id) => interests.includes(id))).toBe(true);
        }
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

it.each([
  ['ROBLOX_GAME', { from: 8, to: 14, isStated: true }, '8-14', 'Ages 8-14'],
  ['SCRATCHJR', { from: 5, to: 7, isStated: false }, 'Advised 5-7', 'Advised 5-7'],
  ['PYTHON_PROGRAMMING', { from: 11, isStated: false }, 'Advised 11+', 'Advised 11+'],
  ['math', { from: 5, isStated: false }, 'Advised 5+', 'Advised 5+'],
  ['chess', null, 'Ask us', 'Ages: ask us'],
])('the ages of %s are stated, else advised, else asked for', (program, ages, words, label) => {
  expect([agesOf(program), agesWords(program), agesLabel(program)]).toEqual([ages, words, label]);
});
