import fc from 'fast-check';
import { siteDay, usd } from '@kidcode/school';
import { arbitraryPlan } from '../../test/arbitrary-plan';
import { openSchool } from '../../test/open-school';
import { PLAN_LIMITS } from '../plan';
import type { FamilyPlan, PlanItem } from '../plan';
import { planSchool } from '../plan-school';
import type { PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { nameMark } from './name-mark';
import { openPlan } from './open-plan';
import { sharePlan } from './share-plan';

const runs = { seed: 20251201, numRuns: 300 };
const DEMO = planSchool(siteDay('2025-12-01'));

const WEEKS: PlanItem = {
  kind: 'camp',
  branch: 'euless',
  selection: { season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1, 2] },
};
const ROBLOX: PlanItem = {
  kind: 'course',
  courseCode: 'KNCSPECIAL07',
  startLabel: 'December 22, 2025 (2:00 PM - 4:00 PM) CST',
};
const child = (id: string, age: number, label: string, ...items: PlanItem[]) => ({
  ...{ id, age, label, claims: [], items },
});
const TWO: FamilyPlan = { children: [child('a', 6, 'Ana', WEEKS), child('b', 12, 'Ben', WEEKS, ROBLOX)] };

const opened = (text: string, school: PlanSchool = DEMO) => {
  const result = openPlan(text, school);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const errorOf = (text: string) => {
  const result = openPlan(text, DEMO);
  return result.ok ? null : result.error.code;
};

/** What a link keeps of a plan: not the ids, and nothing that no school has. */
const kept = ({ children }: FamilyPlan, labels: boolean) =>
  children.map(({ age, label, claims, items }) => ({
    age,
    label: labels ? label : '',
    claims,
    items: items.filter((item) => item.kind === 'camp' || item.courseCode !== 'NONE'),
  }));

describe('a shared plan', () => {
  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryPlan(openSchool(DEMO)), fc.boolean(), (plan, labels) => {
        const text = sharePlan(plan, DEMO, { labels });
        expect(text).toMatch(/^[\w-]+$/);
        const back = opened(text);
        const starts = (items: readonly PlanItem[]) =>
          items.filter((item) => item.kind === 'camp' || item.startLabel === ROBLOX.startLabel);
        expect(kept(back.plan, true)).toEqual(
          kept(plan, labels).map((one) => ({ ...one, items: starts(one.items) })),
        );
        expect(back.sharedOn).toBe(DEMO.today);
        expect(back.totalThen).toBe(quoteFamily(plan, DEMO).total);
        expect(back.changes.filter(({ code }) => !code.endsWith('-gone'))).toEqual([]);
      }),
      runs,
    );
  });

  it('says nothing of names unless that is wanted', () => {
    expect(opened(sharePlan(TWO, DEMO, { labels: false })).plan.children.map(({ label }) => label)).toEqual([
      '',
      '',
    ]);
    expect(opened(sharePlan(TWO, DEMO, { labels: true })).plan.children.map(({ label }) => label)).toEqual([
      'Ana',
      'Ben',
    ]);
  });

  it('fits a text message, a large family and its link included', () => {
    expect(
      sharePlan({ children: TWO.children.slice(0, 1) }, DEMO, { labels: false }).length,
    ).toBeLessThanOrEqual(36);
    expect(sharePlan(TWO, DEMO, { labels: false }).length).toBeLessThanOrEqual(54);
    const six = { children: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => child(id, 9, '', WEEKS, ROBLOX)) };
    expect(sharePlan(six, DEMO, { labels: false }).length).toBeLessThanOrEqual(110);
  });

  it.each([
    ['as it stands', (text: string) => text],
    ['in a link', (text: string) => `https://www.example.com/camps/plan#p=${text}`],
    ['in a fragment with more', (text: string) => `#x=1&p=${text}&y=2`],
    ['in a sentence', (text: string) => `  https://www.example.com/camps/plan#p=${text}).\n`],
  ])('is read %s', (_name, wrap) => {
    expect(opened(wrap(sharePlan(TWO, DEMO, { labels: true }))).plan.children).toHaveLength(2);
  });

  it.each([
    ['', 'no-plan'],
    ['https://www.example.com/camps/plan', 'link-damaged'],
    ['https://www.example.com/camps/plan#', 'no-plan'],
    ['hello', 'link-damaged'],
    ['%%%', 'link-damaged'],
  ])('that is none is refused: %s', (text, code) => {
    expect(errorOf(text)).toBe(code);
  });

  it('that is cut off or has one wrong character is refused, wherever', () => {
    const text = sharePlan(TWO, DEMO, { labels: true });
    for (let at = 0; at < text.length; at += 1) {
      expect(openPlan(text.slice(0, at), DEMO).ok).toBe(false);
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(openPlan(text.slice(0, at) + other + text.slice(at + 1), DEMO).ok).toBe(false);
    }
  });

  it('of a later version is refused as that, and never throws on anything else', () => {
    expect(errorOf('AlyD')).toMatch(/link-/);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(errorOf(text)).not.toBeNull();
      }),
      runs,
    );
  });

  it('says what is not sold any more, and what it cost', () => {
    const text = sharePlan({ children: [child('a', 6, '', WEEKS)] }, DEMO, { labels: false });
    const later = opened(text, planSchool(siteDay('2025-12-22')));
    expect(later.totalThen).toBe(usd(508));
    expect(later.changes).toEqual([
      {
        code: 'not-sold-now',
        problem: { childId: 'c1', item: 0, code: 'week-closed', season: 'winter', weeks: [1] },
      },
      { code: 'price-changed', was: usd(508), is: usd(254) },
    ]);
    const over = opened(text, planSchool(siteDay('2026-02-01')));
    expect(over.changes).toMatchObject([
      { code: 'not-sold-now', problem: { code: 'season-over' } },
      { code: 'price-changed', was: usd(508), is: 0 },
    ]);
  });

  it('names what the school does not have any more', () => {
    const text = sharePlan(TWO, DEMO, { labels: false });
    const [winter, ...others] = DEMO.seasons;
    const nextYear = { ...winter!, camp: { ...winter!.camp, year: 2026 } };
    const codes = (school: Partial<PlanSchool>) =>
      opened(text, { ...DEMO, ...school }).changes.flatMap((change) =>
        change.code === 'price-changed' ? [] : [change.code],
      );
    expect(codes({ seasons: others })).toEqual(['season-gone', 'season-gone']);
    expect(codes({ seasons: [nextYear, ...others] })).toEqual(['edition-over', 'edition-over']);
    expect(codes({ centers: ['flower-mound'] })).toEqual(['center-gone', 'center-gone']);
    expect(codes({ courses: [] })).toEqual(['course-gone']);
    const moved = DEMO.courses.map((course) => ({ ...course, startDates: ['January 5, 2026'] as const }));
    expect(codes({ courses: moved })).toEqual(['start-gone']);
  });

  it('holds no more than a plan may hold', () => {
    const many = { children: Array.from({ length: PLAN_LIMITS.children + 1 }, () => child('a', 6, '')) };
    expect(errorOf(sharePlan(many, DEMO, { labels: false }))).toBe('link-damaged');
  });
});

describe('the marks of names in links', () => {
  const { seasons, centers, courses, offers } = DEMO;
  const names = [
    ...seasons.map(({ camp }) => camp.season),
    ...centers,
    ...courses.map(({ courseCode }) => courseCode),
    ...offers.map(({ id }) => id),
  ];

  it('are each of one name only', () => {
    expect(new Set(names.map(nameMark)).size).toBe(names.length);
  });

  it('never change, or links that are out would name something else', () => {
    expect(['winter', 'euless'].map(nameMark)).toEqual([42679, 23455]);
  });
});
