import { pricedCamps, quoteCamp } from '@kidcode/pricing';
import { siteDay, toDollars, usd } from '@kidcode/school';
import { placeKey, type PlacesLeft } from '@kidcode/booking';
import { but, childOf, ROBLOX, SCHOOL, TODAY, whole, winterWeeks, OPEN, planOf, weekly } from '../test/plans';
import { EMPTY_PLAN, isWarning, type FamilyPlan, type PlanChild, type PlanItem } from './plan';
import { planSchool, planSeason } from './plan-school';
import { quoteFamily } from './quote-family';
import { explainProblem } from './plan-words';

const child = (id: string, age: number, ...items: PlanItem[]): PlanChild => ({
  ...childOf(id, ...items),
  age,
});
const familyOf = (...children: PlanChild[]): FamilyPlan => ({ children });

describe('a family plan', () => {
  it('of three children at one price calls the first of them neither the second child nor an additional one', () => {
    const away = but(winterWeeks(1), {}, 'flower-mound');
    for (const items of [
      [away, winterWeeks(1), winterWeeks(2)],
      [winterWeeks(2), away, winterWeeks(1)],
    ]) {
      const { asked } = quoteFamily(familyOf(...items.map((item, at) => child('abc'[at]!, 8, item))), SCHOOL);
      expect(asked.map(({ shares }) => shares.map(({ childId }) => childId))).toEqual([['b', 'c']]);
    }
  });

  it('of two children for both weeks: the price, and beside it what the sibling discount would make of it', () => {
    const quote = quoteFamily(
      familyOf(child('a', 6, winterWeeks(1, 2)), child('b', 12, winterWeeks(1, 2))),
      SCHOOL,
    );
    expect([quote.originalTotal, quote.total, quote.totalWithAsked]).toEqual([
      usd(1196),
      usd(1016),
      usd(889),
    ]);
    expect(quote.applied.map(({ id, amount }) => [id, toDollars(amount)])).toEqual([
      ['winter-early-bird', 180],
    ]);
    expect(quote.asked).toMatchObject([
      { id: 'sibling', amount: usd(127), totalWith: usd(889), isCounted: true },
    ]);
    expect(quote.near.map(({ id, missing }) => [id, missing.code])).toEqual([
      ['referral', 'not-a-price'],
      ['returning-camper', 'family-says'],
    ]);
    expect(quote.problems).toEqual([]);
    expect(quote.due).toMatchObject([{ monthsAfter: 0, amount: usd(1016) }]);
  });

  it('of one child and one selection is the quote of the camp', () => {
    const quote = quoteFamily(familyOf(child('a', 6, winterWeeks(2))), SCHOOL);
    const alone = quoteCamp(winterWeeks(2).selection, pricedCamps(TODAY).winter);
    expect(quote.lines[0]).toMatchObject({
      price: alone.discountedPrice,
      reasons: alone.lines,
      counts: true,
    });
    expect(quote.total).toBe(alone.discountedPrice);
    expect(quote.near.map(({ id }) => id)).toEqual(['sibling', 'referral', 'returning-camper']);
  });

  it('has online courses beside camps', () => {
    const quote = quoteFamily(familyOf(child('a', 9, ROBLOX), child('b', 12, winterWeeks(1))), SCHOOL);
    expect(quote.total).toBe(usd(288 + 254));
    expect(quote.applied.map(({ id }) => id)).toEqual(['sale:online', 'winter-early-bird']);
    expect(quote.asked).toEqual([]);
  });

  it('of nobody yet costs nothing, and nothing is wrong with it', () => {
    const { lines, children, total, problems } = quoteFamily(EMPTY_PLAN, SCHOOL);
    expect([total, lines, children, problems]).toEqual([usd(0), [], [], []]);
  });

  it('says what cannot be had, and counts the rest', () => {
    const late = planSchool(siteDay('2025-12-28'));
    const quote = quoteFamily(
      familyOf(child('a', 4, winterWeeks(1, 2), but(whole(), { season: 'winter' }))),
      late,
    );
    expect(quote.total).toBe(usd(0));
    expect(quote.problems.map(({ code }) => code)).toEqual([
      'season-closed',
      'season-closed',
      'age-outside',
      'age-outside',
    ]);
    // A closed camp cannot be had; an age only warns.
    expect(quote.problems.map(isWarning)).toEqual([false, false, true, true]);
    // It runs: nothing of it has a price any more.
    expect(quote.lines.map(({ price }) => price)).toEqual([null, null]);
  });
});

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
