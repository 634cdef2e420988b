import { pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { RegistrationSelection } from '@kidcode/pricing';
import { siteDay, toDollars, usd } from '@kidcode/school';
import { EMPTY_PLAN, isWarning, type FamilyPlan, type PlanChild, type PlanItem } from './plan';
import { planSchool } from './plan-school';
import { quoteFamily } from './quote-family';

const TODAY = siteDay('2025-12-01');
const SCHOOL = planSchool(TODAY);

const weekly = (...weeks: number[]): RegistrationSelection => ({
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks,
});

const camp = (selection: RegistrationSelection): PlanItem => ({ kind: 'camp', branch: 'euless', selection });

const ROBLOX: PlanItem = {
  kind: 'course',
  courseCode: 'KNCSPECIAL07',
  startLabel: 'December 22, 2025 (2:00 PM - 4:00 PM) CST',
};

const child = (id: string, age: number | null, ...items: PlanItem[]): PlanChild => ({
  id,
  label: '',
  age,
  claims: [],
  items,
});

const planOf = (...children: PlanChild[]): FamilyPlan => ({ children });

describe('a family plan', () => {
  it('of three children at one price calls the first of them neither the second child nor an additional one', () => {
    const away: PlanItem = { ...camp(weekly(1)), branch: 'flower-mound' } as PlanItem;
    for (const items of [
      [away, camp(weekly(1)), camp(weekly(2))],
      [camp(weekly(2)), away, camp(weekly(1))],
    ]) {
      const { asked } = quoteFamily(planOf(...items.map((item, at) => child('abc'[at]!, 8, item))), SCHOOL);
      expect(asked.map(({ shares }) => shares.map(({ childId }) => childId))).toEqual([['b', 'c']]);
    }
  });

  it('of two children for both weeks: the price, and beside it what the sibling discount would make of it', () => {
    const quote = quoteFamily(
      planOf(child('a', 6, camp(weekly(1, 2))), child('b', 12, camp(weekly(1, 2)))),
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
    const quote = quoteFamily(planOf(child('a', 6, camp(weekly(2)))), SCHOOL);
    const alone = quoteCamp(weekly(2), pricedCamps(TODAY).winter);
    expect(quote.lines[0]).toMatchObject({
      price: alone.discountedPrice,
      reasons: alone.lines,
      counts: true,
    });
    expect(quote.total).toBe(alone.discountedPrice);
    expect(quote.near.map(({ id }) => id)).toEqual(['sibling', 'referral', 'returning-camper']);
  });

  it('has online courses beside camps', () => {
    const quote = quoteFamily(planOf(child('a', 9, ROBLOX), child('b', 12, camp(weekly(1)))), SCHOOL);
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
    const full: RegistrationSelection = {
      season: 'winter',
      registrationType: 'full_camp',
      duration: 'full_day',
      paymentOption: 'full',
    };
    const quote = quoteFamily(planOf(child('a', 4, camp(weekly(1, 2)), camp(full))), late);
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
