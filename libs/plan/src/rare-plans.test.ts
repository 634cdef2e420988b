import { usd, type Offer } from '@kidcode/school';
import {
  camp,
  childOf,
  monthly,
  OPEN,
  planOf,
  SCHOOL,
  weekly,
  whole,
  winterWeeks,
  withSeason,
} from '../test/plans';
import { planEntries } from './calendar/plan-entries';
import { campHours, courseSessions } from './occupied';
import type { PlanItem } from './plan';
import { planSeason, type PlanSchool, type PlanSeason } from './plan-school';
import { quoteFamily } from './quote-family';
import { openPlan } from './share/open-plan';
import { sharePlan } from './share/share-plan';
import { cheapestWay } from './ways/cheapest-way';
import { coverWeeks, shopOf } from './ways/purchase';
import { wayChanges } from './ways/way-changes';

const SUMMER = planSeason(OPEN, 'summer')!;
const withSummer = (change: (season: PlanSeason) => PlanSeason) => withSeason('summer', change);

describe('what is due', () => {
  it('is each payment with those of its month, where one thing is paid at once and another is not', () => {
    const { due, dueTotal, lines } = quoteFamily(planOf(whole('monthly'), weekly(1)), OPEN);
    const [inPayments, atOnce] = lines;
    expect(due.map(({ items }) => items.length)).toEqual([2, ...inPayments!.payments.slice(1).map(() => 1)]);
    expect(due[0]!.amount).toBe(inPayments!.payments[0]! + atOnce!.payments[0]!);
    expect(dueTotal).toBe(due.reduce((sum, { amount }) => sum + amount, 0));
  });
});

describe('a sale that is not advertised as an offer', () => {
  const nameless = withSummer((season) => ({
    ...season,
    priced: {
      ...season.priced!,
      rates: { ...season.priced!.rates, discount: null },
    },
  }));

  it('is named as the season names it, and is none where there is none', () => {
    const { applied } = quoteFamily(planOf(weekly(1)), { ...OPEN, offers: [] });
    expect(applied).toMatchObject([{ id: 'sale:summer', title: SUMMER.priced!.rates.discount!.name }]);
    const regular = quoteFamily(planOf(weekly(1)), nameless);
    expect([regular.applied, regular.total]).toEqual([[], regular.originalTotal]);
  });
});

describe('an offer that nearly applies', () => {
  const sibling = SCHOOL.offers.find(({ id }) => id === 'sibling')!;
  const near = (offer: Partial<Offer>, item: PlanItem, school = OPEN) =>
    quoteFamily(planOf(item), { ...school, offers: [{ ...sibling, ...offer }] }).near.map(
      ({ missing }) => missing,
    );

  it('says whether the package is missing, or how it is paid', () => {
    const ofPackage: Partial<Offer> = { appliesTo: ['full-package:summer'] };
    expect(near(ofPackage, weekly(1))).toEqual([{ code: 'full-package', season: 'summer' }]);
    expect(near(ofPackage, winterWeeks(1))).toEqual([]);
    expect(near(ofPackage, whole())).toEqual([{ code: 'second-child' }]);
    expect(near({ ...ofPackage, paidInFull: true }, whole('monthly'))).toMatchObject([
      { code: 'paid-in-full' },
    ]);
  });

  it('is none for a package that is not sold', () => {
    const byWeek = withSummer((season) => ({
      ...season,
      offer: { ...season.offer!, types: { weekly: 'open', full_camp: 'closed' } },
    }));
    expect(near({ appliesTo: ['full-package:summer'] }, weekly(1), byWeek)).toEqual([]);
    expect(near({ appliesTo: ['online-classes'] }, weekly(1))).toEqual([]);
  });

  it('that is for a second child asks for nothing more when there are two', () => {
    const two = { children: ['a', 'b'].map((id) => childOf(id, weekly(1))) };
    expect(quoteFamily(two, { ...OPEN, offers: [sibling] }).near).toEqual([]);
  });

  it('is none for who pays at once where nothing is a package, and none that no price counts', () => {
    expect(near({ appliesTo: ['camps'], paidInFull: true }, whole('monthly'))).toEqual([]);
    const uncounted = sibling.values.map((value) =>
      value.kind === 'percent' ? { kind: value.kind, percent: value.percent, of: value.of } : value,
    ) as Offer['values'];
    expect(near({ appliesTo: ['camps'], values: uncounted }, weekly(1))).toEqual([]);
  });
});

describe('hours that nobody states', () => {
  const [course] = SCHOOL.courses;
  const [start] = course!.startDates;

  it('fill the day', () => {
    const vague = {
      ...SUMMER,
      camp: { ...SUMMER.camp, dayLengths: [{ ...SUMMER.camp.dayLengths[0]!, hours: 'all day' }] },
    };
    expect(campHours(vague as PlanSeason, SUMMER.camp.dayLengths[0]!.id)).toEqual({ opens: 0, closes: 1440 });
  });

  it('of a course leave it on every day, and without a date it has none', () => {
    const daily = { ...SCHOOL, onlineCamp: { ...SCHOOL.onlineCamp, classDays: 'whenever' } };
    const days = courseSessions(course!, start, daily)!.days;
    expect(days).toHaveLength(course!.sessions);
    expect(new Date(days[1]!).getTime() - new Date(days[0]!).getTime()).toBe(86_400_000);
    expect(courseSessions(course!, 'soon', SCHOOL)).toBeNull();
    const gone = { kind: 'course', courseCode: course!.courseCode, startLabel: 'soon' } as const;
    expect(planEntries(planOf(gone), SCHOOL)).toEqual([]);
    expect(quoteFamily(planOf(gone, gone), SCHOOL).problems.map(({ code }) => code)).not.toContain(
      'same-time',
    );
  });

  it('are none of a course that has begun while another start lies ahead', () => {
    const two = {
      ...SCHOOL,
      courses: [{ ...course!, startDates: ['November 3, 2025 (2:00 PM - 4:00 PM) CST', start] }],
    } as PlanSchool;
    const [first] = two.courses[0]!.startDates;
    const begun = { kind: 'course', courseCode: course!.courseCode, startLabel: first } as const;
    expect(quoteFamily(planOf(begun), two)).toMatchObject({
      total: usd(0),
      problems: [{ code: 'course-started' }],
    });
  });
});

describe('a season of which not all is sold', () => {
  const SOLD = { ...SUMMER, priced: SUMMER.priced!, offer: SUMMER.offer! };

  it('sells what has a price, at one price for as many weeks', () => {
    const open = shopOf({ ...SOLD, priced: { ...SOLD.priced, types: ['weekly'] } });
    expect([open.sells('weekly', 'full_day'), open.sells('full_camp', 'full_day')]).toEqual([true, false]);
    const price = open.toPay(open.weekly('full_day', [1, 2]));
    expect(open.toPay(open.weekly('full_day', [3, 4]))).toBe(price);
  });

  it('has one way to buy what a plan holds of it: as it is', () => {
    const closed = withSummer((season) => ({
      ...season,
      offer: { ...season.offer!, registration: 'closed', openWeeks: [] },
    }));
    expect(cheapestWay(planOf(weekly(1, 2), whole()), closed).ways.map(({ id }) => id)).toEqual(['own']);
  });

  it('sells a month where its weeks are not open by themselves', () => {
    const [month] = SUMMER.camp.months;
    const byMonth = shopOf({ ...SOLD, offer: { ...SOLD.offer, openWeeks: [] } });
    expect(coverWeeks(month!.weeks, 'full_day', byMonth, 'any')?.selections).toMatchObject([
      { registrationType: 'monthly' },
    ]);
    expect(coverWeeks(month!.weeks, 'full_day', byMonth, 'weekly')).toBeNull();
  });
});

describe('a plan that names what the school does not have', () => {
  it('is shared and opened without it', () => {
    const [month] = SUMMER.camp.months;
    const plan = planOf(
      camp({ season: 'autumn', registrationType: 'weekly', weeks: [1] }),
      monthly({ month: month!.id, days: 3 }),
      { kind: 'course', courseCode: 'NONE', startLabel: 'soon' },
    );
    const back = openPlan(sharePlan(plan, OPEN, { labels: false }), OPEN, () => OPEN);
    expect(back).toMatchObject({
      ok: true,
      value: {
        plan: { children: [{ items: [{ selection: { months: [{ month: month!.id, days: 3 }] } }] }] },
      },
    });
    expect(back.ok && back.value.changes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['season-gone', 'course-gone']),
    );
  });
});

describe('what else a season may be', () => {
  const item = (school: PlanSchool) => planEntries(planOf(winterWeeks(1)), school)[0]!;

  it('without meals, and with a theme that only stands in for the school’s own: no word of either', () => {
    const WINTER = planSeason(OPEN, 'winter')!;
    const theme = { ...WINTER.camp.themes[0]!, week: 1, title: 'Robots' };
    const bare = (sample: boolean): PlanSchool => ({
      ...OPEN,
      seasons: [{ ...WINTER, camp: { ...WINTER.camp, meals: null, themes: [{ ...theme, sample }] } }],
    });
    expect(item(bare(true))).toMatchObject({
      notes: 'Not published whether the school is open on December 25, 2025: ask.',
      title: `${WINTER.camp.title}, week 1`,
    });
    expect(item(bare(false)).title).toBe(`${WINTER.camp.title}, week 1: Robots`);
    const unthemed = { ...OPEN, seasons: [{ ...WINTER, camp: { ...WINTER.camp, themes: [] } }] };
    expect(item(unthemed).title).toBe(`${WINTER.camp.title}, week 1`);
  });

  it('a part of a month, which names no week: nothing for the calendar', () => {
    const part = monthly({ month: SUMMER.camp.months[0]!.id, days: 3 });
    expect(planEntries(planOf(part), OPEN)).toEqual([]);
  });

  it('sold at a discount without a name', () => {
    const nameless = withSummer((season) => ({
      ...season,
      priced: {
        ...season.priced!,
        rates: { ...season.priced!.rates, discount: { ...season.priced!.rates.discount!, name: null } },
      } as unknown as NonNullable<PlanSeason['priced']>,
    }));
    const [sale] = quoteFamily(planOf(weekly(1)), { ...nameless, offers: [] }).applied;
    expect(sale!.title).toContain('%');
  });
});

describe('what a rule meets only once in a while', () => {
  it('a way of nothing', () => {
    expect(wayChanges([], [], SUMMER)).toEqual([]);
  });

  it('a link with a month that the season has no more', () => {
    const [month] = SUMMER.camp.months;
    const plan = planOf(monthly({ month: month!.id }));
    const other = withSummer((season) => ({
      ...season,
      camp: { ...season.camp, months: [] },
      priced: { ...season.priced!, months: [] },
    }));
    const back = openPlan(sharePlan(plan, OPEN, { labels: false }), other, () => OPEN);
    expect(back.ok && back.value.changes.map((change) => 'problem' in change && change.problem.code)).toEqual(
      expect.arrayContaining(['unknown-month']),
    );
  });
});
