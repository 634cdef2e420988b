import fc from 'fast-check';
import { siteDay, usd } from '@kidcode/school';
import { arbitraryPlan } from '../../test/arbitrary-plan';
import { childOf, OPEN, ROBLOX, SCHOOL as DEMO, winterWeeks } from '../../test/plans';
import { PLAN_LIMITS, type FamilyPlan, type PlanItem } from '../plan';
import { planSchool, type PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { openPlan } from './open-plan';
import { sharePlan } from './share-plan';

const runs = { seed: 20251201, numRuns: 300 };
const WEEKS = winterWeeks(1, 2);
const child = (id: string, age: number, label: string, ...items: PlanItem[]) => ({
  ...childOf(id, ...items),
  age,
  label,
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
      fc.property(arbitraryPlan(OPEN), fc.boolean(), (plan, labels) => {
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
    // Six text messages in one, which is what phones send without a question.
    const six = { children: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => child(id, 9, '', WEEKS, ROBLOX)) };
    expect(sharePlan(six, DEMO, { labels: false }).length).toBeLessThanOrEqual(900);
    expect(sharePlan(TWO, DEMO, { labels: false }).length).toBeLessThanOrEqual(330);
  });

  it.each([
    ['as it stands', (text: string) => text],
    ['in a link', (text: string) => `https://www.example.com/camps/plan#p=${text}`],
    ['in a fragment with more', (text: string) => `#x=1&p=${text}&y=2`],
    ['in a sentence', (text: string) => `  https://www.example.com/camps/plan#p=${text}).\n`],
    // A browser writes the end of a line that was copied with the link as %0A.
    ['at the end of a line', (text: string) => `#p=${text}%0A`],
    ['with its signs escaped', (text: string) => `https://www.example.com/camps/plan%23p%3D${text}`],
    ['at the end of two', (text: string) => `#p=${text}%0D%0A%0D%0AGreetings`],
  ])('is read %s', (_name, wrap) => {
    expect(opened(wrap(sharePlan(TWO, DEMO, { labels: true }))).plan.children).toHaveLength(2);
  });

  it.each([
    ['', 'no-plan'],
    ['https://www.example.com/camps/plan', 'link-damaged'],
    ['https://www.example.com/camps/plan#', 'no-plan'],
    ['hello', 'link-damaged'],
    ['%%%', 'link-damaged'],
    ['not-a-plan!', 'link-damaged'],
    [' ', 'no-plan'],
  ])('that is none is refused: %s', (text, code) => {
    expect(errorOf(text)).toBe(code);
  });

  it('that is cut off is refused, wherever', () => {
    const text = sharePlan(TWO, DEMO, { labels: true });
    for (let at = 0; at < text.length; at += 1) expect(errorOf(text.slice(0, at))).not.toBeNull();
  });

  it('that has a wrong character somewhere is read as a plan or refused, and never throws', () => {
    const text = sharePlan(TWO, DEMO, { labels: true });
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '.', '%'),
        (at, other) => {
          const result = openPlan(text.slice(0, at) + other + text.slice(at + 1), DEMO);
          expect(result.ok ? result.value.plan.children.length : result.error.code).toBeTruthy();
        },
      ),
      runs,
    );
  });

  it.each([
    ['of a later version', 'W10=', 'link-damaged'],
    ['of a later version', Buffer.from('[3,{"new":true}]').toString('base64url'), 'link-too-new'],
    // What the site wrote before the plan in a link was JSON: bytes, of which the first was 1.
    ['of an earlier version', 'AQAIdKz0BgGmtxkBW58AAAIGAAEBAAAGDAABAQAABtS-', 'link-too-old'],
  ])('%s is refused as that: %s', (_name, text, code) => {
    expect(errorOf(text)).toBe(code);
  });

  it('never throws on anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(errorOf(text)).not.toBeNull();
      }),
      runs,
    );
    const json = fc.json().map((text) => Buffer.from(`[2,${text}]`).toString('base64url'));
    fc.assert(
      fc.property(json, (text) => {
        expect(errorOf(text)).toBe('link-damaged');
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
