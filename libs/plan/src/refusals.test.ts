import { siteDay, usd } from '@kidcode/school';
import { but, monthly, OPEN, planOf, SCHOOL, weekly, whole, winterWeeks, withSeason } from '../test/plans';
import type { PlanItem } from './plan';
import { planSchool, planSeason, type PlanSchool } from './plan-school';
import { quoteFamily, registerBy } from './quote-family';
import { cheapestWay } from './ways/cheapest-way';

const SUMMER = planSeason(OPEN, 'summer')!;
const [FIRST_MONTH] = SUMMER.camp.months;
const [COURSE] = SCHOOL.courses;
const startOf = (startLabel: string, courseCode = COURSE!.courseCode): PlanItem => ({
  kind: 'course',
  courseCode,
  startLabel,
});

const codes = (item: PlanItem, school: PlanSchool) =>
  quoteFamily(planOf(item), school).problems.map(({ code }) => code);

describe('what cannot be registered for', () => {
  const unpriced = SCHOOL.seasons.find(({ priced, camp: { isOver } }) => priced === null && !isOver)!;
  const onlyWeeks = withSeason('summer', (season) => ({
    ...season,
    offer: { ...season.offer!, types: { weekly: 'open', full_camp: 'closed' }, durations: ['full_day'] },
  }));
  const paidAtOnce = withSeason('summer', (season) => ({
    ...season,
    offer: { ...season.offer!, payments: ['full'] },
  }));
  const notOpen = (phase: 'closed' | 'over' | 'full') =>
    withSeason('summer', (season) => ({
      ...season,
      status: { ...season.status, phase },
      offer: { ...season.offer!, registration: 'closed', openWeeks: [] },
    }));

  it.each<readonly [string, PlanItem, PlanSchool, readonly string[]]>([
    ['at no such center', but(weekly(1), {}, 'paris'), OPEN, ['unknown-center']],
    ['in no such season', but(weekly(1), { season: 'autumn' }), OPEN, ['unknown-season']],
    ['without prices', but(weekly(1), { season: unpriced.camp.season }), SCHOOL, ['season-without-prices']],
    ['without a week', weekly(), OPEN, ['no-week']],
    ['in no such week', weekly(99), OPEN, ['unknown-week']],
    ['without a month', monthly(), OPEN, ['no-month']],
    ['in no such month', monthly({ month: 'january' }), OPEN, ['unknown-month']],
    [
      'for more days than a month has',
      monthly({ month: FIRST_MONTH!.id, days: 99 }),
      OPEN,
      ['unknown-month'],
    ],
    ['for no day of a month', monthly({ month: FIRST_MONTH!.id, days: 0 }), OPEN, ['unknown-month']],
    ['in a closed season', weekly(1), notOpen('closed'), ['season-closed']],
    ['in one that is over while it still has prices', whole(), notOpen('over'), ['season-over']],
    ['in one that is full as a whole', weekly(1), notOpen('full'), ['season-full']],
    // That the week is closed goes without saying; that there is no week 99 does not.
    [
      'in a closed season, and no such week',
      weekly(1, 99),
      notOpen('closed'),
      ['unknown-week', 'season-closed'],
    ],
    ['as it is not sold', whole(), onlyWeeks, ['type-not-offered']],
    ['for half a day', but(weekly(1), { duration: 'first_half' }), onlyWeeks, ['duration-not-offered']],
    ['in payments', whole('monthly'), paidAtOnce, ['payment-not-offered']],
    [
      'by the month where there are none',
      but(monthly({ month: 'december' }), { season: 'winter' }),
      SCHOOL,
      ['type-not-offered'],
    ],
    ['of a course that is none', startOf('', 'NONE'), SCHOOL, ['unknown-course']],
    ['on a start that is none', startOf('May 1, 2031'), SCHOOL, ['start-not-offered']],
    [
      'of a course that is over',
      startOf(COURSE!.startDates[0]),
      { ...SCHOOL, today: siteDay('2031-01-01') },
      ['course-over'],
    ],
  ])('%s', (_, item, school, expected) => {
    const quote = quoteFamily(planOf(item), school);
    expect(codes(item, school)).toEqual(expected);
    expect([quote.total, quote.lines[0]!.counts]).toEqual([usd(0), false]);
  });

  it('says what can be had instead', () => {
    const [problem] = quoteFamily(planOf(whole()), onlyWeeks).problems;
    expect(problem).toMatchObject({ code: 'type-not-offered', type: 'full_camp', offered: ['weekly'] });
  });

  it('opens on its day where the school says one', () => {
    const announced = withSeason('summer', (season) => ({
      ...season,
      camp: { ...season.camp, opensOn: siteDay('2026-02-01') },
      status: { ...season.status, phase: 'announced' },
      offer: { ...season.offer!, registration: 'closed' },
    }));
    expect(quoteFamily(planOf(weekly(1)), announced).problems).toMatchObject([
      { code: 'season-not-open-yet', opensOn: '2026-02-01' },
    ]);
  });
});

// D-44, D-50: what is over, full or running has no price; what is closed keeps it, and is in no total.
describe('a week that is not sold in a season that is', () => {
  const [PRICE, OF_THREE] = [[1], [1, 2, 3]].map(
    (weeks) => quoteFamily(planOf(weekly(...weeks)), OPEN).total,
  );
  const standing = (phase: 'over' | 'full' | 'running' | 'closed') =>
    withSeason('summer', (season) => ({
      ...season,
      status: { ...season.status, weeks: { ...season.status.weeks, 5: phase } },
      offer: { ...season.offer!, openWeeks: season.offer!.openWeeks.filter((week) => week !== 5) },
    }));

  it.each([
    ['over', 'week-over', null],
    ['full', 'week-full', null],
    ['running', 'week-closed', null],
    ['closed', 'week-closed', PRICE],
  ] as const)('because it is %s: %s', (phase, code, price) => {
    const alone = quoteFamily(planOf(weekly(5)), standing(phase));
    expect(alone.problems).toMatchObject([{ code, season: 'summer', weeks: [5] }]);
    expect([alone.lines[0]!.price, alone.lines[0]!.counts, alone.total]).toEqual([price, false, usd(0)]);
    const beside = quoteFamily(planOf(weekly(4, 5)), standing(phase));
    expect(beside.problems).toMatchObject([{ code, weeks: [5] }]);
    expect(beside.lines[0]).toMatchObject({ selection: { weeks: [4] }, price: PRICE, counts: true });
  });

  it('because there is none of that number: the others are sold, each once and in order', () => {
    const { lines, problems, total } = quoteFamily(planOf(weekly(10, 2, 99, 2, 1, 98)), OPEN);
    expect(problems).toMatchObject([{ code: 'unknown-week', weeks: [98, 99] }]);
    expect([lines[0]!.selection, total]).toMatchObject([{ weeks: [1, 2, 10] }, OF_THREE]);
  });
});

it('has nothing against as many days as a month has, nor against a whole month', () => {
  for (const days of [{ days: FIRST_MONTH!.days }, {}]) {
    const quote = quoteFamily(planOf(monthly({ month: FIRST_MONTH!.id, ...days })), OPEN);
    expect([quote.problems, quote.lines[0]!.counts]).toEqual([[], true]);
  }
});

describe('the last day to register', () => {
  const full = whole().selection;
  const by = (lastDay: 'friday-before' | null, option: 'weekly' | 'full_camp' = 'full_camp') => ({
    ...SUMMER,
    camp: { ...SUMMER.camp, deadlines: lastDay === null ? [] : [{ option, text: '', lastDay }] },
  });

  it('is the one of the way it is bought, else none', () => {
    expect(registerBy(full, by(null))).toBeNull();
    expect(registerBy(full, by('friday-before', 'weekly'))).toBeNull();
    const friday = registerBy(full, by('friday-before'));
    expect([friday! < SUMMER.camp.firstDay, new Date(friday!).getUTCDay()]).toEqual([true, 5]);
    // A week that the school only labels has no Friday before it (D-3).
    const undated = {
      ...by('friday-before', 'weekly'),
      camp: {
        ...by('friday-before', 'weekly').camp,
        weeks: SUMMER.camp.weeks.map((week) => ({ ...week, start: null, end: null })),
      },
    };
    expect(registerBy(weekly(1).selection, undated)).toBeNull();
  });

  it('is the Friday before the first of several weeks, in whatever order', () => {
    const season = planSeason(SCHOOL, 'winter')!;
    const friday = (...weeks: number[]) => registerBy(winterWeeks(...weeks).selection, season);
    expect([friday(2, 1), friday(1, 2)]).toEqual([friday(1), friday(1)]);
    expect(friday(1)).not.toBe(friday(2));
  });
});

describe('the cheapest way', () => {
  it('takes a part of a month only where the week’s share of it is a whole day', () => {
    const uneven = withSeason('summer', (season) => ({
      ...season,
      camp: {
        ...season.camp,
        months: season.camp.months.map((month) => ({ ...month, days: month.days + 1 })),
      },
    }));
    for (const way of cheapestWay(planOf(weekly(...FIRST_MONTH!.weeks.slice(0, 1))), uneven).ways) {
      expect(way.changes.map(({ code }) => code)).not.toContain('days-not-named');
    }
  });
});

it('has no price for a week that has begun, while others can still be registered for', () => {
  const { camp } = planSeason(SCHOOL, 'winter')!;
  const begun = planSchool(camp.weeks[0]!.start!);
  expect(planSeason(begun, 'winter')!.status).toMatchObject({ phase: 'open', weeks: { 1: 'running' } });
  expect(quoteFamily(planOf(winterWeeks(1)), begun).lines.map(({ price }) => price)).toEqual([null]);
});
