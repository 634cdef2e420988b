import { placeKey, type PlacesLeft } from '@kidcode/booking';
import type { RegistrationSelection } from '@kidcode/pricing';
import { siteDay, usd } from '@kidcode/school';

import { openSchool } from '../test/open-school';
import type { FamilyPlan, PlanItem } from './plan';
import { planSchool, planSeason } from './plan-school';
import { explainProblem } from './plan-words';
import { quoteFamily } from './quote-family';

const TODAY = siteDay('2025-12-01');
const place = (week: number, center = 'euless') =>
  placeKey({ edition: 'winter-2025', week, part: 'full_day', center });

const weekly = (...weeks: number[]): RegistrationSelection => ({
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks,
});
const whole: RegistrationSelection = {
  season: 'winter',
  registrationType: 'full_camp',
  duration: 'full_day',
  paymentOption: 'full',
};
const camp = (selection: RegistrationSelection): PlanItem => ({ kind: 'camp', branch: 'euless', selection });
const ROBLOX: PlanItem = {
  kind: 'course',
  courseCode: 'KNCSPECIAL07',
  startLabel: 'December 22, 2025 (2:00 PM - 4:00 PM) CST',
};

function quoted(item: PlanItem, places: PlacesLeft) {
  const plan: FamilyPlan = { children: [{ id: 'a', label: '', age: 9, claims: [], items: [item] }] };
  return quoteFamily(plan, planSchool(TODAY, places));
}

// 299 a week less 15 %, half dollars up (specification 2, section 2).
describe('a plan at a center of which a week is full', () => {
  it.each<readonly [string, PlanItem, PlacesLeft, number, readonly string[]]>([
    ['leaves it out and keeps the other', camp(weekly(1, 2)), { [place(1)]: 0 }, 254, ['week-full']],
    ['has no price when it was the only one', camp(weekly(1)), { [place(1)]: 0 }, 0, ['week-full']],
    ['has no price for the whole camp', camp(whole), { [place(2)]: 'closed' }, 0, ['week-full']],
    ['is sold where a place is left', camp(weekly(1)), { [place(1)]: 1 }, 254, []],
    [
      'is sold where only another center is full',
      camp(weekly(1)),
      { [place(1, 'flower-mound')]: 0 },
      254,
      [],
    ],
    ['is sold where nobody has counted', camp(weekly(1)), {}, 254, []],
    [
      'says of an online course without a place that it is full',
      ROBLOX,
      { '2025-12-22/0/KNCSPECIAL07/online': 0 },
      0,
      ['course-full'],
    ],
  ])('%s', (_what, item, places, dollars, codes) => {
    const { total, problems } = quoted(item, places);
    expect(total).toBe(usd(dollars));
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it('names the week, and the nearest that is free', () => {
    const [problem] = quoted(camp(weekly(1)), { [place(1)]: 0 }).problems;
    expect(problem).toMatchObject({ code: 'week-full', weeks: [1] });
    if (problem?.code !== 'week-full') throw new Error('expected a full week');
    expect(explainProblem(problem)).toContain('week 1 of the winter camp is full');
    expect(explainProblem(problem)).toContain('week 2');
  });

  it('is told the week that is nearest to the full one, not the first of the season', () => {
    const school = openSchool(planSchool(TODAY));
    const { editionId: edition } = planSeason(school, 'summer')!.camp;
    const full = placeKey({ edition, week: 6, part: 'full_day', center: 'euless' });
    const plan: FamilyPlan = {
      children: [
        {
          ...{ id: 'a', label: '', age: 9, claims: [] },
          items: [camp({ ...weekly(6), season: 'summer' })],
        },
      ],
    };
    expect(quoteFamily(plan, { ...school, places: { [full]: 0 } }).problems).toMatchObject([
      {
        code: 'week-full',
        free: [
          { week: 7, center: 'euless' },
          { week: 6, center: 'flower-mound' },
        ],
      },
    ]);
  });

  it('is told so of a season without prices as well, and nothing that is free', () => {
    const { editionId: edition } = planSeason(planSchool(TODAY), 'spring')!.camp;
    const full = placeKey({ edition, week: 1, part: 'full_day', center: 'euless' });
    const item = camp({ ...weekly(1), season: 'spring' } as unknown as RegistrationSelection);
    expect(quoted(item, { [full]: 'closed' }).problems).toMatchObject([
      { code: 'week-full', season: 'spring', weeks: [1], free: [] },
    ]);
  });
});
