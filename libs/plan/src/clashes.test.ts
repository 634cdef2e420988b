import type { DayLength } from '@kidcode/pricing';
import { but, childOf, monthly, planOf, ROBLOX, SCHOOL, weekly, whole, winterWeeks } from '../test/plans';
import { isWarning, type CourseItem, type PlanItem } from './plan';
import { quoteFamily } from './quote-family';

const winter = (branch: string, ...weeks: number[]) => but(winterWeeks(...weeks), {}, branch);
const summer = (branch: string, duration: DayLength, ...weeks: number[]) =>
  but(weekly(...weeks), { duration }, branch);
const AI: CourseItem = { ...ROBLOX, courseCode: 'KNCSPECIAL03' };
const MONTH = monthly({ month: 'july' });
const PACKAGE = but(whole(), { duration: 'first_half' });

const CLASHES = ['same-week-twice', 'full-day-elsewhere', 'same-time'];

const clashesOf = (...items: PlanItem[]) =>
  quoteFamily(planOf(...items), SCHOOL).problems.filter(({ code }) => CLASHES.includes(code));

describe('two things of one child', () => {
  it.each<[string, PlanItem[]]>([
    ['weeks after one another', [winterWeeks(1), winter('flower-mound', 2)]],
    [
      'a morning here and an afternoon there',
      [summer('euless', 'first_half', 1), summer('flower-mound', 'second_half', 1)],
    ],
    ['winter and summer', [winterWeeks(1), weekly(1)]],
    ['a month and a week of another one', [MONTH, weekly(4)]],
    ['a part of a month, which names no week', [monthly({ month: 'july', days: 5 }), weekly(5)]],
  ])('do not clash: %s', (_name, items) => {
    expect(clashesOf(...items)).toEqual([]);
  });

  it.each<[string, PlanItem[], object]>([
    [
      'the same week at two centers',
      [winterWeeks(1, 2), winter('flower-mound', 2)],
      { code: 'same-week-twice', item: 1, other: 0, season: 'winter', weeks: [2] },
    ],
    [
      'the same week twice at one center',
      [winterWeeks(1), winterWeeks(1)],
      { code: 'same-week-twice', item: 1, other: 0, weeks: [1] },
    ],
    [
      'a half day where the child is elsewhere all day, whichever comes first',
      [summer('euless', 'first_half', 3), summer('flower-mound', 'full_day', 2, 3)],
      { code: 'full-day-elsewhere', item: 0, other: 1, season: 'summer', weeks: [3] },
    ],
    [
      'the other way round',
      [summer('flower-mound', 'full_day', 2, 3), summer('euless', 'first_half', 3)],
      { code: 'full-day-elsewhere', item: 1, other: 0, weeks: [3] },
    ],
    [
      'a camp all day and a course in the afternoon',
      [winterWeeks(2), ROBLOX],
      { code: 'same-time', item: 1, other: 0, day: '2025-12-29' },
    ],
    [
      'two courses at the same hours',
      [ROBLOX, AI],
      { code: 'same-time', item: 1, other: 0, day: '2025-12-22' },
    ],
    ['a month and one of its weeks', [MONTH, weekly(7)], { weeks: [7] }],
    ['a whole camp and one of its weeks', [PACKAGE, summer('euless', 'first_half', 9)], { weeks: [9] }],
  ])('clash: %s', (_name, items, clash) => {
    expect(clashesOf(...items)).toMatchObject([clash]);
    // The family may want just that: it is told, and nothing is refused.
    expect(clashesOf(...items).every(isWarning)).toBe(true);
  });

  it('do not clash where one ends as the other begins', () => {
    const [first, second] = ['2:00 PM - 4:00 PM', '4:00 PM - 6:00 PM'].map(
      (hours) => `December 22, 2025 (${hours}) CST`,
    ) as [string, string];
    const courses = SCHOOL.courses.map((course) => ({ ...course, startDates: [first, second] as const }));
    const problems = (startLabel: string) =>
      quoteFamily(planOf(ROBLOX, { ...AI, startLabel }), { ...SCHOOL, courses }).problems.map(
        ({ code }) => code,
      );
    expect([problems(second), problems(first)]).toEqual([[], ['same-time']]);
  });

  it('of two children never clash', () => {
    const children = ['a', 'b'].map((id) => childOf(id, winterWeeks(1)));
    expect(quoteFamily({ children }, SCHOOL).problems).toEqual([]);
  });
});
