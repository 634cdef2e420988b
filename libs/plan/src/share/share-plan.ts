import { parseStartDate } from '@kidcode/scheduling';
import { PLAN_LIMITS } from '../plan';
import type { CampItem, CourseItem, FamilyPlan } from '../plan';
import { planSeason } from '../plan-school';
import type { PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { LINK_VERSION, writeLink } from './link-text';
import type { SharedCamp, SharedCourse } from './link-text';

function sharedCamp({ branch, selection }: CampItem, school: PlanSchool): SharedCamp {
  const { season, duration } = selection;
  const where = [season, planSeason(school, season, branch)?.camp.year ?? 0, branch, duration] as const;
  switch (selection.registrationType) {
    case 'full_camp':
      return [...where, 'full_camp', selection.paymentOption];
    case 'weekly':
      return [...where, 'weekly', [...selection.weeks]];
    case 'monthly':
      return [
        ...where,
        'monthly',
        selection.months.map(({ month, days = 0 }): [string, number] => [month, days]),
      ];
  }
}

function sharedCourse({ courseCode, startLabel }: CourseItem): SharedCourse {
  const start = parseStartDate(startLabel);
  return [courseCode, start.ok ? start.value.startDate : null];
}

/** Which links say what the family calls its children. */
export type ShareOptions = { readonly labels: boolean };

/**
 * A plan as text for the fragment of a link: letters, digits, `-` and `_`. It holds ages, what is planned, the day and its
 * price; what the family calls its children only where that is wanted. Nothing of it is ever sent to a server.
 *
 * @param plan within PLAN_LIMITS.
 * @example sharePlan(twoChildrenBothWeeks, school, { labels: false }).length // about 200
 */
export function sharePlan(plan: FamilyPlan, school: PlanSchool, { labels }: ShareOptions): string {
  return writeLink([
    LINK_VERSION,
    school.today,
    quoteFamily(plan, school).total,
    plan.children.map(({ age, label, claims, items }) => [
      age,
      labels ? Array.from(label).slice(0, PLAN_LIMITS.label).join('') : '',
      [...claims],
      items.map((item) => (item.kind === 'camp' ? sharedCamp(item, school) : sharedCourse(item))),
    ]),
  ]);
}
