import { siteDay, usd } from '@kidcode/school';
import type { NearOffer } from './family-quote';
import type { PlanProblem } from './plan';
import { explainChange, explainMissing, explainProblem, explainWayChange } from './plan-words';
import type { PlanChange } from './share/open-plan';
import type { WayChange } from './ways/way-changes';

const place = { childId: 'c1', item: 0 };
const season = 'winter';
const day = siteDay('2025-12-22');

describe('a problem in words', () => {
  it.each<readonly [PlanProblem, string]>([
    [{ ...place, code: 'unknown-season' }, 'the school has no such camp'],
    [{ ...place, code: 'unknown-center' }, 'the school has no such center'],
    [{ ...place, code: 'unknown-course' }, 'the school has no such online course'],
    [{ ...place, code: 'season-without-prices', season }, 'the winter camp has no prices yet'],
    [{ ...place, code: 'season-over', season }, 'the winter camp is over'],
    [{ ...place, code: 'season-closed', season }, 'registration for the winter camp is closed'],
    [
      { ...place, code: 'season-not-open-yet', season, opensOn: null },
      'registration for the winter camp is not open yet',
    ],
    [
      { ...place, code: 'season-not-open-yet', season, opensOn: day },
      'registration for the winter camp opens on December 22, 2025',
    ],
    [{ ...place, code: 'no-week', season }, 'no week of the winter camp is chosen'],
    [{ ...place, code: 'no-month', season }, 'no month of the winter camp is chosen'],
    [{ ...place, code: 'unknown-week', season, weeks: [99] }, 'the winter camp has no week 99'],
    [{ ...place, code: 'week-over', season, weeks: [1] }, 'week 1 of the winter camp is over'],
    [
      { ...place, code: 'week-over', season, weeks: [1, 2, 3] },
      'weeks 1, 2 and 3 of the winter camp are over',
    ],
    [
      { ...place, code: 'week-closed', season, weeks: [2] },
      'registration for week 2 of the winter camp is closed',
    ],
    [{ ...place, code: 'week-full', season, weeks: [1, 2] }, 'weeks 1 and 2 of the winter camp are full'],
    [{ ...place, code: 'unknown-month', season, months: ['july'] }, 'the winter camp has no july like that'],
    [
      { ...place, code: 'type-not-offered', season, type: 'full_camp', offered: ['weekly', 'monthly'] },
      'the winter camp is not sold as full camp now, but as weekly and monthly',
    ],
    [
      { ...place, code: 'type-not-offered', season, type: 'weekly', offered: [] },
      'the winter camp is not sold as weekly now, but as nothing',
    ],
    [
      { ...place, code: 'duration-not-offered', season, duration: 'first_half', offered: ['full_day'] },
      'the winter camp has no first half, but full day',
    ],
    [{ ...place, code: 'payment-not-offered', season, offered: ['full'] }, 'the winter camp is paid by full'],
    [{ ...place, code: 'course-started', courseCode: 'X' }, 'the online course has started'],
    [{ ...place, code: 'course-over', courseCode: 'X' }, 'the online course is over'],
    [
      { ...place, code: 'start-not-offered', courseCode: 'X' },
      'the online course does not start on that day',
    ],
    [
      { ...place, code: 'age-outside', age: 3, from: 5, to: 16 },
      'age 3 is outside the ages of this program, 5 to 16',
    ],
    [
      { ...place, code: 'same-week-twice', other: 1, season, weeks: [1] },
      'week 1 of the winter camp is chosen twice',
    ],
    [
      { ...place, code: 'full-day-elsewhere', other: 1, season, weeks: [1, 2] },
      'in weeks 1 and 2 of the winter camp the child is at another center all day',
    ],
    [
      { ...place, code: 'same-time', other: 1, day },
      'two things are at the same time, the first time on December 22, 2025',
    ],
  ])('%j', (problem, words) => {
    expect(explainProblem(problem)).toBe(words);
  });
});

describe('what changed since a link was made, in words', () => {
  it.each<readonly [PlanChange, string]>([
    [{ code: 'season-gone', childId: 'c1' }, 'a camp is not offered any more'],
    [{ code: 'center-gone', childId: 'c1' }, 'a center is not there any more'],
    [{ code: 'course-gone', childId: 'c1' }, 'an online course is not offered any more'],
    [
      { code: 'edition-over', childId: 'c1', season, year: 2024, weeks: [1] },
      'the winter camp of 2024 is over',
    ],
    [
      { code: 'start-gone', childId: 'c1', courseCode: 'X', startDay: day },
      'an online course does not start on December 22, 2025 any more',
    ],
    [
      { code: 'not-sold-now', problem: { ...place, code: 'week-over', season, weeks: [2] } },
      'week 2 of the winter camp is over',
    ],
    [{ code: 'price-changed', was: usd(508), is: usd(598) }, 'the price was $508 and is $598'],
  ])('%j', (change, words) => {
    expect(explainChange(change)).toBe(words);
  });
});

describe('what an offer is missing, in words', () => {
  it.each<readonly [NearOffer['missing'], string]>([
    [{ code: 'second-child' }, 'with a camp for a second child'],
    [{ code: 'family-says' }, 'only the family knows whether it may have it'],
    [{ code: 'full-package', season }, 'with the whole package of the winter camp'],
    [{ code: 'paid-in-full', season }, 'with the whole package of the winter camp paid at once'],
    [{ code: 'not-a-price' }, 'given apart, not taken off this price'],
  ])('%j', (missing, words) => {
    expect(explainMissing({ id: 'x', title: 'X', conditions: [], missing })).toBe(words);
  });
});

type Difference = WayChange extends infer Change
  ? Change extends unknown
    ? Omit<Change, 'childId' | 'season'>
    : never
  : never;

describe('how a way to buy differs, in words', () => {
  it.each<readonly [Difference, string]>([
    [{ code: 'by-week' }, 'bought by the week'],
    [{ code: 'by-month' }, 'bought by the month'],
    [{ code: 'whole-package' }, 'bought as the whole package'],
    [{ code: 'more-weeks', weeks: [2] }, 'week 2 comes with it'],
    [{ code: 'more-weeks', weeks: [3, 4] }, 'weeks 3 and 4 come with it'],
    [
      { code: 'full-day-for-halves', weeks: [1] },
      'full days in week 1, the hours between the halves come with it',
    ],
    [{ code: 'not-twice' }, 'nothing is bought twice'],
    [{ code: 'in-payments', payments: 3 }, 'in 3 payments'],
    [{ code: 'at-once' }, 'paid at once, no more in payments'],
    [{ code: 'days-not-named' }, 'a part of a month names no weeks: the center has to agree to these'],
    [{ code: 'register-sooner', by: day, insteadOf: null }, 'register by December 22, 2025'],
    [
      { code: 'register-sooner', by: day, insteadOf: siteDay('2025-12-26') },
      'register by December 22, 2025, not December 26, 2025',
    ],
  ] as const)('%j', (change, words) => {
    expect(explainWayChange({ childId: 'c1', season, ...change })).toBe(words);
  });
});
