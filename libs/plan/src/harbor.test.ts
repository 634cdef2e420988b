/**
 * The same library over the invented second school: nothing online, three centers, other seasons.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import fc from 'fast-check';
import { siteDay, usd } from '@kidcode/school';
import ICAL from 'ical.js';
import { CENTER_IDS } from '@kidcode/branches';
import { PROGRAM_KEYS, SITE_TIME_ZONE } from '@kidcode/scheduling';
import { arbitraryPlan } from '../test/arbitrary-plan';
import { parseChildText, parsePlan } from './parse-plan';
import { planSchool } from './plan-school';
import { quoteFamily } from './quote-family';
import { openPlan } from './share/open-plan';
import { sharePlan } from './share/share-plan';
import { cheapestWay } from './ways/cheapest-way';
import { calendarFile } from './calendar/calendar-file';
import { classEntry } from './calendar/plan-entries';

const SCHOOL = planSchool(siteDay('2025-12-01'));

const planOf = (...children: string[]) => {
  const plan = parsePlan({ children: children.map(parseChildText) }, SCHOOL);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
};

describe('a plan at the second school', () => {
  it('has no courses, no sibling discount, and its own summer', () => {
    expect(SCHOOL.courses).toEqual([]);
    const center = SCHOOL.centers[0]!;
    const quote = quoteFamily(
      planOf(`8:summer:weekly:1,2@${center}`, `11:summer:weekly:1@${center}`),
      SCHOOL,
    );
    expect([quote.originalTotal, quote.total, quote.totalWithAsked]).toEqual([usd(735), usd(676), null]);
    expect(quote.applied.map(({ id }) => id)).toEqual(['summer-early-tide']);
    expect(quote.problems).toEqual([]);
  });

  it('buys two halves as the full day where that costs less', () => {
    const center = SCHOOL.centers[1]!;
    const halves = ['first_half', 'second_half'].map((half) => `summer:weekly:1:${half}@${center}`).join('+');
    const { cheapest } = cheapestWay(planOf(`8:${halves}`), SCHOOL);
    expect(cheapest.toPay).toBe(usd(225));
    expect(cheapest.changes).toMatchObject([{ code: 'full-day-for-halves', weeks: [1] }]);
  });

  it('travels in a link, whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryPlan(SCHOOL), (plan) => {
        const back = openPlan(sharePlan(plan, SCHOOL, { labels: true }), SCHOOL);
        expect(back.ok && back.value.plan.children.map(({ items }) => items)).toEqual(
          plan.children.map(({ items }) => items),
        );
      }),
      { seed: 20251201, numRuns: 100 },
    );
  });
});

/** The class of Thursdays begins before Christmas: what is left out of it lies behind its first day. */
const TODAY = siteDay('2025-12-10');

it('leaves the stated closed days out of every class, and does not ask about a stated open one', () => {
  const entries = PROGRAM_KEYS.flatMap((key) => classEntry(key, CENTER_IDS[0]!, TODAY) ?? []);
  const file = calendarFile(entries, { name: 'H', zone: SITE_TIME_ZONE, today: TODAY, host: 'h.example' });
  const calendar = new ICAL.Component(ICAL.parse(file) as string);
  const days = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const times = new ICAL.Event(component).iterator();
    const found: string[] = [];
    for (
      let at = times.next() as ICAL.Time | null;
      at && found.length < 12;
      at = times.next() as ICAL.Time | null
    ) {
      found.push(at.toString().slice(0, 10));
    }
    return found;
  });
  expect(days).toEqual(expect.arrayContaining(['2025-12-18', '2025-12-22', '2026-01-08']));
  expect(days).not.toContain('2025-12-25');
  expect(days).not.toContain('2026-01-01');
  expect(entries.flatMap(({ askDays }) => askDays)).not.toContain('2026-01-19');
});

it('has no class online at a school that teaches nothing online', () => {
  expect(PROGRAM_KEYS.map((key) => classEntry(key, 'online', TODAY))).toEqual(PROGRAM_KEYS.map(() => null));
});
