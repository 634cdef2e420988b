import { placeKey, type PlacesLeft } from '@kidcode/booking';
import { usd } from '@kidcode/school';

import { but, OPEN, planOf, ROBLOX, SCHOOL, TODAY, weekly, whole, winterWeeks } from '../test/plans';
import type { PlanItem } from './plan';
import { planSchool, planSeason } from './plan-school';
import { explainProblem } from './plan-words';
import { quoteFamily } from './quote-family';

const place = (week: number, center = 'euless') =>
  placeKey({ edition: 'winter-2025', week, part: 'full_day', center });

const quoted = (item: PlanItem, places: PlacesLeft) => quoteFamily(planOf(item), planSchool(TODAY, places));

// 299 a week less 15 %, half dollars up (specification 2, section 2).
describe('a plan at a center of which a week is full', () => {
  it.each<readonly [string, PlanItem, PlacesLeft, number, readonly string[]]>([
    ['leaves it out and keeps the other', winterWeeks(1, 2), { [place(1)]: 0 }, 254, ['week-full']],
    ['has no price when it was the only one', winterWeeks(1), { [place(1)]: 0 }, 0, ['week-full']],
    [
      'has no price for the whole camp',
      but(whole(), { season: 'winter' }),
      { [place(2)]: 'closed' },
      0,
      ['week-full'],
    ],
    ['is sold where a place is left', winterWeeks(1), { [place(1)]: 1 }, 254, []],
    ['is sold where only another center is full', winterWeeks(1), { [place(1, 'flower-mound')]: 0 }, 254, []],
    ['is sold where nobody has counted', winterWeeks(1), {}, 254, []],
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
    const [problem] = quoted(winterWeeks(1), { [place(1)]: 0 }).problems;
    expect(problem).toMatchObject({ code: 'week-full', weeks: [1] });
    if (problem?.code !== 'week-full') throw new Error('expected a full week');
    expect(explainProblem(problem)).toContain('week 1 of the winter camp is full');
    expect(explainProblem(problem)).toContain('week 2');
  });

  it('is told the week that is nearest to the full one, not the first of the season', () => {
    const { editionId: edition } = planSeason(OPEN, 'summer')!.camp;
    const full = placeKey({ edition, week: 6, part: 'full_day', center: 'euless' });
    expect(quoteFamily(planOf(weekly(6)), { ...OPEN, places: { [full]: 0 } }).problems).toMatchObject([
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
    const { editionId: edition } = planSeason(SCHOOL, 'spring')!.camp;
    const full = placeKey({ edition, week: 1, part: 'full_day', center: 'euless' });
    expect(quoted(but(weekly(1), { season: 'spring' }), { [full]: 'closed' }).problems).toMatchObject([
      { code: 'week-full', season: 'spring', weeks: [1], free: [] },
    ]);
  });
});
