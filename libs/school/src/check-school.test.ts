import { course, ERRORS, NOTICES, rates, season, without } from '../test/planted-mistakes';
import { SMALL_SCHOOL, SMALL_SCHOOL_DAY } from '../test/small-school';
import { checkSchool } from './check-school';
import type { School } from './school';
import type { CampEdition } from './season';
import { siteDay } from './site-day';

const { BRAND, TIMETABLE } = SMALL_SCHOOL;
const [AUTUMN] = SMALL_SCHOOL.SEASONS;
const [FIRST, SECOND] = AUTUMN!.editions;

const check = (changes: Partial<School> = {}, today = SMALL_SCHOOL_DAY) =>
  checkSchool({ ...SMALL_SCHOOL, ...changes }, today);

describe('checkSchool', () => {
  it('finds nothing wrong with a school without a mistake', () => {
    expect(check()).toMatchObject({ ok: true, problems: [], endsSoon: [] });
  });

  it.each(ERRORS)('finds %s at %s', (code, path, mistake, message) => {
    const { ok, problems } = check(mistake);
    expect(problems.map((found) => [found.code, found.severity, found.path])).toEqual([
      [code, 'error', path],
    ]);
    expect(problems[0]?.message).toMatch(message);
    expect(ok).toBe(false);
  });

  it.each(NOTICES)('tells of %s at %s, which is no error', (code, path, change, message) => {
    const { ok, problems } = check(change);
    expect(problems.map((found) => [found.code, found.severity, found.path])).toEqual([
      [code, 'notice', path],
    ]);
    expect(problems[0]?.message).toMatch(message);
    expect(ok).toBe(true);
  });

  it('says everything in one sentence each', () => {
    for (const [, , mistake] of [...ERRORS, ...NOTICES]) {
      for (const { message } of check(mistake).problems) expect(message).toMatch(/^Expected [^\n]+\.$/);
    }
  });

  it('finds all that is left over where a school gives up its online branch', () => {
    const { problems } = check({ ONLINE: null });
    expect(problems.map(({ code, path, message }) => [code, path, message.split(' ').at(-3)])).toEqual([
      ['online-without-branch', 'ONLINE_COURSES', 'courses,'],
      ['online-without-branch', 'TIMETABLE.online', 'classes,'],
      ['page-without-content', 'PAGES', 'online-camps,'],
      ['page-without-content', 'PAGES', 'online-fees,'],
    ]);
  });

  it('finds the pages about camps that are left over where a school has no seasons', () => {
    const { problems } = check({ SEASONS: [] });
    expect(
      problems.flatMap(({ code, message }) =>
        code === 'page-without-content' ? [/camp[\w-]*/.exec(message)?.[0]] : [],
      ),
    ).toEqual(['camps-overview', 'camp', 'camp-finder', 'camp-plan']);
  });

  it('lets registration open as late as on the last day of an edition', () => {
    const editions = [{ ...FIRST!, opensOn: FIRST!.lastDay }, SECOND!];
    expect(check(season({ editions })).problems.map(({ code }) => code)).not.toContain('opens-after-end');
  });

  it('takes a school that teaches at its centers only, without camps, sales and extras', () => {
    const small: Partial<School> = {
      BRAND: { ...BRAND, whatsApp: null },
      ONLINE: null,
      ONLINE_CAMP: null,
      ONLINE_COURSES: [],
      SEASONS: [],
      OFFERS: [],
      ADDITIONAL_PROGRAMS: [],
      TIMETABLE: { ...TIMETABLE, online: null },
      PAGES: ['home', 'learning-centers', 'contact', 'privacy', 'terms', 'not-found', 'specialized-branch'],
    };
    expect(check(small)).toMatchObject({ ok: true, problems: [], endsSoon: [] });
  });

  it('takes a season that is announced without prices, and one without a sale', () => {
    const announced = { ...FIRST!, registration: 'announced' as const, deadlines: [] };
    expect(check(season({ sale: null, editions: [announced] })).problems).toEqual([]);
    expect(check(rates({ discount: null })).problems).toEqual([]);
  });

  it('reads a label without a year by the timetable where there is no online camp', () => {
    const { problems } = check({ ONLINE_CAMP: null, PAGES: without('online-camps') });
    expect(problems.map(({ code }) => code)).toEqual(['online-without-branch']);
  });
});

describe('what ends soon', () => {
  const only = (editions: readonly CampEdition[]) => season({ editions });
  const ends = (changes: Partial<School>, today: string) =>
    check(changes, siteDay(today)).endsSoon.map(({ kind, path, name, lastDay }) => [
      kind,
      path,
      name,
      lastDay,
    ]);

  const AUTUMN_0 = 'SEASONS.autumn.editions[0]';
  const lastOnes = [
    ['deadline', `${AUTUMN_0}.deadlines[0]`, 'Whole camp: by October 1', '2030-10-01'],
    ['deadline', `${AUTUMN_0}.deadlines[1]`, 'Weekly: by the Friday before', '2030-10-11'],
    ['edition', AUTUMN_0, 'autumn-2030', '2030-10-18'],
    ['course', 'ONLINE_COURSES[0]', 'Robots online', '2030-11-04'],
  ];

  it.each([
    ['2030-08-31', []],
    ['2030-09-01', lastOnes.slice(0, 1)],
    ['2030-09-18', lastOnes.slice(0, 3)],
    ['2030-10-01', lastOnes.slice(0, 3)],
    ['2030-10-05', lastOnes.slice(1)],
    ['2030-10-19', lastOnes.slice(3)],
    ['2030-11-05', []],
  ])('on %s, with nothing after the edition: %j', (today, expected) => {
    expect(ends(only([FIRST!]), today)).toEqual(expected);
  });

  it('is nothing of a season that goes on, or that takes no registrations', () => {
    expect(ends({}, '2030-09-20')).toEqual([]);
    const closed = { ...FIRST!, registration: 'closed' as const };
    expect(ends(only([closed]), '2030-09-20').map(([kind]) => kind)).toEqual(['edition']);
  });

  it('counts a deadline by week from the first day where the weeks have no days', () => {
    const [, weekly] = ends(only([SECOND!]), '2031-09-20');
    expect(weekly).toEqual([
      'deadline',
      `${AUTUMN_0}.deadlines[1]`,
      'Weekly: by the Friday before',
      '2031-10-03',
    ]);
  });

  it('overlooks a deadline without a day, a season without an edition and a start that nobody can read', () => {
    const open = { ...FIRST!, deadlines: [{ ...FIRST!.deadlines[0]!, lastDay: null }] };
    expect(ends(only([open]), '2030-09-20').map(([kind]) => kind)).toEqual(['edition']);
    expect(ends(only([]), '2030-09-20')).toEqual([]);
    expect(ends(course({ startDates: ['soon'] }), '2030-11-01')).toEqual([]);
  });
});

it('names every place where content stands in for the school’s own', () => {
  expect(check().samples).toEqual([
    'SEASONS.autumn.dailySchedule',
    'SEASONS.autumn.editions[0].themes[0]',
    'SEASONS.autumn.editions[0].themes[0].seniors',
    'CORE_LEVELS.level-2',
    'ONLINE_COURSES[0].projectName',
  ]);
});
