import fc from 'fast-check';

import {
  CORE_LEVELS,
  COURSE_CODES,
  courseCodeFor,
  isCourseCode,
  isProgramKey,
  PROGRAM_KEYS,
  PROGRAMS,
  type ProgramKey,
} from './programs';

describe('the course codes', () => {
  it('are the twelve listed ones and DEFAULT', () => {
    const numbers = ['01', '02', '03', '06', '07', '09', '10', '11', '15', '21', '22', '23'];
    expect(COURSE_CODES).toEqual([...numbers.map((number) => `KNCSPECIAL${number}`), 'DEFAULT']);
  });

  it.each(['KNCSPECIAL07', 'DEFAULT', 'KNCCORE01', 'KNCCORE10', 'KNCCORE100'])('%s is one', (code) => {
    expect(isCourseCode(code)).toBe(true);
  });

  it.each(['KNCSPECIAL04', 'KNCCORE00', 'KNCCORE1', 'KNCCORE001', 'default', '', null, 7])(
    '%j is none',
    (code) => {
      expect(isCourseCode(code)).toBe(false);
    },
  );
});

describe('courseCodeFor', () => {
  it.each([
    ['CORE-LEVEL-1', 'KNCCORE01'],
    ['CORE-LEVEL-3', 'KNCCORE03'],
    ['CORE-LEVEL-03', 'KNCCORE03'],
    ['CORE-LEVEL-12', 'KNCCORE12'],
    ['CORE-LEVEL-100', 'KNCCORE100'],
  ])('%s is %s', (name, code) => {
    expect(courseCodeFor(name)).toBe(code);
  });

  it.each([
    'DEFAULT',
    '',
    'CORE-LEVEL-0',
    'CORE-LEVEL-',
    'CORE-LEVEL-x',
    'core-level-1',
    'toString',
    'KNCSPECIAL04',
  ])('%j names no course: KNCCORE01 for core, KNCSPECIAL11 otherwise', (name) => {
    expect(courseCodeFor(name, 'Core-Program')).toBe('KNCCORE01');
    expect(courseCodeFor(name)).toBe('KNCSPECIAL11');
    expect(courseCodeFor(name, 'AI-Club')).toBe('KNCSPECIAL11');
  });

  it.each(['KNCSPECIAL07', 'KNCCORE04'])('%s stays itself', (code) => {
    expect(courseCodeFor(code)).toBe(code);
  });

  it('gives a real code for any string', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(isCourseCode(courseCodeFor(name))).toBe(true);
        expect(courseCodeFor(name)).not.toBe('DEFAULT');
      }),
    );
  });
});

describe('the programs', () => {
  it('Roblox is KNCSPECIAL07 and AI is KNCSPECIAL03, both for ages 8-14', () => {
    expect(courseCodeFor('ROBLOX_GAME')).toBe('KNCSPECIAL07');
    expect(courseCodeFor('AI_EXPLORATION')).toBe('KNCSPECIAL03');
    expect([PROGRAMS.ROBLOX_GAME.ages, PROGRAMS.AI_EXPLORATION.ages]).toEqual(['8-14', '8-14']);
  });

  it('have a code each that no other program has, and a title', () => {
    const codes = PROGRAM_KEYS.map((key) => PROGRAMS[key].courseCode);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every(isCourseCode)).toBe(true);
    for (const key of PROGRAM_KEYS)
      expect(PROGRAMS[key]).toMatchObject({ key, title: expect.any(String) as string });
  });

  it('are known by exact key only', () => {
    expect(PROGRAM_KEYS.every(isProgramKey)).toBe(true);
    expect(['vex_vr', '', 'constructor', null, 1].some(isProgramKey)).toBe(false);
    // @ts-expect-error keys are a closed list
    const key: ProgramKey = 'CHESS';
    expect(isProgramKey(key)).toBe(false);
  });
});

it('six levels, one per month, each with its code by the CORE-LEVEL-n rule', () => {
  expect(CORE_LEVELS.map((level) => level.id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `level-${n}`));
  for (const { id, level, courseCode } of CORE_LEVELS) {
    expect(id).toBe(`level-${level}`);
    expect(courseCode).toBe(courseCodeFor(`CORE-LEVEL-${level}`));
  }
});

it('says that what the specifications do not give is sample content', () => {
  for (const level of CORE_LEVELS) expect(level.sample).toBe(true);
});
