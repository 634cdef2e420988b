import { parseStartDate } from '@kidcode/scheduling';
import { monthNumber } from '@kidcode/school';
import type { SiteDay } from '@kidcode/school';
import { PLAN_LIMITS } from '../plan';
import type { CampItem, CourseItem, FamilyPlan, PlanChild } from '../plan';
import { planSeason } from '../plan-school';
import type { PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { daysSince2020 } from './link-day';
import { nameMark } from './name-mark';
import { sealedText } from './sealed-text';
import { LAST_WEEK, writeShared } from './shared-bytes';
import type { SharedCamp, SharedChild, SharedCourse } from './shared-plan';

/** The list of what a link names, each once; answers the place of a name in it. */
function listing<T extends object>() {
  const places = new Map<string, number>();
  const all: T[] = [];
  const placeOf = (one: T): number => {
    const key = JSON.stringify(one);
    const place = places.get(key) ?? all.push(one) - 1;
    places.set(key, place);
    return place;
  };
  return { all, placeOf };
}

function lists(school: PlanSchool) {
  const seasons = listing<{ mark: number; year: number }>();
  const centers = listing<{ mark: number }>();
  const courses = listing<{ mark: number; startDay: number }>();
  const offers = listing<{ mark: number }>();

  const camp = ({ branch, selection }: CampItem): SharedCamp => {
    const type = selection.registrationType;
    const year = planSeason(school, selection.season)?.camp.year ?? 0;
    const isMonth = (month: string) => monthNumber(month) !== null;
    return {
      type,
      duration: selection.duration,
      payment: type === 'full_camp' ? selection.paymentOption : 'full',
      season: seasons.placeOf({ mark: nameMark(selection.season), year: Math.max(year, 2000) }),
      center: centers.placeOf({ mark: nameMark(branch) }),
      weeks: type === 'weekly' ? selection.weeks.filter((week) => week >= 0 && week <= LAST_WEEK) : [],
      months:
        type === 'monthly'
          ? selection.months
              .filter(({ month }) => isMonth(month))
              .map(({ month, days = 0 }) => ({ month: monthNumber(month) ?? 0, days: days % 256 }))
          : [],
    };
  };
  const course = ({ courseCode, startLabel }: CourseItem): SharedCourse => {
    const start = parseStartDate(startLabel);
    const startDay = start.ok ? daysSince2020(start.value.startDate) : 0;
    return { type: 'course', course: courses.placeOf({ mark: nameMark(courseCode), startDay }) };
  };
  const child = ({ age, label, claims, items }: PlanChild): SharedChild => ({
    age,
    label: Array.from(label).slice(0, PLAN_LIMITS.label).join(''),
    claims: claims.map((id) => offers.placeOf({ mark: nameMark(id) })),
    items: items.map((item) => (item.kind === 'camp' ? camp(item) : course(item))),
  });
  return { seasons, centers, courses, offers, child };
}

/** Which links say what the family calls its children. */
export type ShareOptions = { readonly labels: boolean };

/** The day and the price that a link remembers. */
const remembered = (
  plan: FamilyPlan,
  school: PlanSchool,
): { readonly day: SiteDay; readonly total: number } => ({
  day: school.today,
  total: quoteFamily(plan, school).total,
});

/**
 * A plan as a short text for the fragment of a link: letters, digits, `-` and `_`. It holds ages, what is planned, the day and
 * its price; what the family calls its children only where that is wanted. Nothing of it is ever sent to a server.
 *
 * @param plan within PLAN_LIMITS.
 * @example sharePlan(twoChildrenBothWeeks, school, { labels: false }).length // about 40
 */
export function sharePlan(plan: FamilyPlan, school: PlanSchool, { labels }: ShareOptions): string {
  const { seasons, centers, courses, offers, child } = lists(school);
  const children = plan.children.map(child);
  const { day, total } = remembered(plan, school);
  return sealedText(
    writeShared({
      day: daysSince2020(day),
      total,
      hasLabels: labels && plan.children.some(({ label }) => label !== ''),
      seasons: seasons.all,
      centers: centers.all.map(({ mark }) => mark),
      courses: courses.all,
      offers: offers.all.map(({ mark }) => mark),
      children,
    }),
  );
}
