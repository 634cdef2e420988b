import type { DayLength, RegistrationSelection } from '@kidcode/pricing';
import type { CenterId } from '@kidcode/branches';
import { siteDay } from '@kidcode/school';
import { isWarning, type PlanItem } from './plan';
import { planSchool } from './plan-school';
import { quoteFamily } from './quote-family';

const SCHOOL = planSchool(siteDay('2025-12-01'));

const camp = (
  season: 'winter' | 'summer',
  branch: CenterId,
  duration: DayLength,
  ...weeks: number[]
): PlanItem => {
  const selection: RegistrationSelection = { season, registrationType: 'weekly', duration, weeks };
  return { kind: 'camp', branch, selection };
};

const winter = (branch: CenterId, ...weeks: number[]) => camp('winter', branch, 'full_day', ...weeks);

const ROBLOX: PlanItem = {
  kind: 'course',
  courseCode: 'KNCSPECIAL07',
  startLabel: 'December 22, 2025 (2:00 PM - 4:00 PM) CST',
};
const AI: PlanItem = { ...ROBLOX, courseCode: 'KNCSPECIAL03' };

const MONTH: PlanItem = {
  kind: 'camp',
  branch: 'euless',
  selection: {
    season: 'summer',
    registrationType: 'monthly',
    duration: 'full_day',
    months: [{ month: 'july' }],
  },
};

const PACKAGE: PlanItem = {
  kind: 'camp',
  branch: 'euless',
  selection: {
    season: 'summer',
    registrationType: 'full_camp',
    duration: 'first_half',
    paymentOption: 'full',
  },
};

const CLASHES = ['same-week-twice', 'full-day-elsewhere', 'same-time'];

const clashesOf = (...items: PlanItem[]) =>
  quoteFamily({ children: [{ id: 'a', label: '', age: null, claims: [], items }] }, SCHOOL).problems.filter(
    ({ code }) => CLASHES.includes(code),
  );

describe('two things of one child', () => {
  it.each<[string, PlanItem[]]>([
    ['weeks after one another', [winter('euless', 1), winter('flower-mound', 2)]],
    [
      'a morning here and an afternoon there',
      [camp('summer', 'euless', 'first_half', 1), camp('summer', 'flower-mound', 'second_half', 1)],
    ],
    ['winter and summer', [winter('euless', 1), camp('summer', 'euless', 'full_day', 1)]],
    ['a month and a week of another one', [MONTH, camp('summer', 'euless', 'full_day', 4)]],
    [
      'a part of a month, which names no week',
      [
        { ...MONTH, selection: { ...MONTH.selection, months: [{ month: 'july', days: 5 }] } } as PlanItem,
        camp('summer', 'euless', 'full_day', 5),
      ],
    ],
  ])('do not clash: %s', (_name, items) => {
    expect(clashesOf(...items)).toEqual([]);
  });

  it.each<[string, PlanItem[], object]>([
    [
      'the same week at two centers',
      [winter('euless', 1, 2), winter('flower-mound', 2)],
      { code: 'same-week-twice', item: 1, other: 0, season: 'winter', weeks: [2] },
    ],
    [
      'the same week twice at one center',
      [winter('euless', 1), winter('euless', 1)],
      { code: 'same-week-twice', item: 1, other: 0, weeks: [1] },
    ],
    [
      'a half day where the child is elsewhere all day, whichever comes first',
      [camp('summer', 'euless', 'first_half', 3), camp('summer', 'flower-mound', 'full_day', 2, 3)],
      { code: 'full-day-elsewhere', item: 0, other: 1, season: 'summer', weeks: [3] },
    ],
    [
      'the other way round',
      [camp('summer', 'flower-mound', 'full_day', 2, 3), camp('summer', 'euless', 'first_half', 3)],
      { code: 'full-day-elsewhere', item: 1, other: 0, weeks: [3] },
    ],
    [
      'a camp all day and a course in the afternoon',
      [winter('euless', 2), ROBLOX],
      { code: 'same-time', item: 1, other: 0, day: '2025-12-29' },
    ],
    [
      'two courses at the same hours',
      [ROBLOX, AI],
      { code: 'same-time', item: 1, other: 0, day: '2025-12-22' },
    ],
    ['a month and one of its weeks', [MONTH, camp('summer', 'euless', 'full_day', 7)], { weeks: [7] }],
    [
      'a whole camp and one of its weeks',
      [PACKAGE, camp('summer', 'euless', 'first_half', 9)],
      { weeks: [9] },
    ],
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
      quoteFamily(
        {
          children: [{ id: 'a', label: '', age: null, claims: [], items: [ROBLOX, { ...AI, startLabel }] }],
        },
        { ...SCHOOL, courses },
      ).problems.map(({ code }) => code);
    expect([problems(second), problems(first)]).toEqual([[], ['same-time']]);
  });

  it('of two children never clash', () => {
    const child = (id: string) => ({ id, label: '', age: null, claims: [], items: [winter('euless', 1)] });
    expect(quoteFamily({ children: [child('a'), child('b')] }, SCHOOL).problems).toEqual([]);
  });
});
