import { pricedCamps, quoteCamp } from '@kidcode/pricing';
import { siteDay, toDollars, usd } from '@kidcode/school';
import { but, childOf, ROBLOX, SCHOOL, TODAY, whole, winterWeeks } from '../test/plans';
import { EMPTY_PLAN, isWarning, type FamilyPlan, type PlanChild, type PlanItem } from './plan';
import { planSchool } from './plan-school';
import { quoteFamily } from './quote-family';

const child = (id: string, age: number, ...items: PlanItem[]): PlanChild => ({
  ...childOf(id, ...items),
  age,
});
const planOf = (...children: PlanChild[]): FamilyPlan => ({ children });

describe('a family plan', () => {
  it('of three children at one price calls the first of them neither the second child nor an additional one', () => {
    const away = but(winterWeeks(1), {}, 'flower-mound');
    for (const items of [
      [away, winterWeeks(1), winterWeeks(2)],
      [winterWeeks(2), away, winterWeeks(1)],
    ]) {
      const { asked } = quoteFamily(planOf(...items.map((item, at) => child('abc'[at]!, 8, item))), SCHOOL);
      expect(asked.map(({ shares }) => shares.map(({ childId }) => childId))).toEqual([['b', 'c']]);
    }
  });

  it('of two children for both weeks: the price, and beside it what the sibling discount would make of it', () => {
    const quote = quoteFamily(
      planOf(child('a', 6, winterWeeks(1, 2)), child('b', 12, winterWeeks(1, 2))),
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
    const quote = quoteFamily(planOf(child('a', 6, winterWeeks(2))), SCHOOL);
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
    const quote = quoteFamily(planOf(child('a', 9, ROBLOX), child('b', 12, winterWeeks(1))), SCHOOL);
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
      planOf(child('a', 4, winterWeeks(1, 2), but(whole(), { season: 'winter' }))),
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
