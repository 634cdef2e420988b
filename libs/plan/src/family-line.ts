import { courseStanding, hasPlace } from '@kidcode/booking';
import type { RegistrationSelection } from '@kidcode/pricing';
import { quoteCamp, quoteCourse } from '@kidcode/pricing';
import { courseStatus, fridayBefore } from '@kidcode/scheduling';
import type { OnlineCourse, SiteDay } from '@kidcode/scheduling';
import { cents } from '@kidcode/school';
import type { ItemSale } from './camp-sale';
import { campSale } from './camp-sale';
import type { FamilyLine } from './family-quote';
import type { CampItem, CourseItem, ItemPlace, PlanItem } from './plan';
import type { SaleProblem } from './plan-problem';
import { planSeason } from './plan-school';
import type { PlanSchool, PlanSeason } from './plan-school';

/** The last day on which all of a selection can be registered for; null where the season states none. */
export function registerBy(selection: RegistrationSelection, { camp }: PlanSeason): SiteDay | null {
  const type = selection.registrationType;
  const lastDay = camp.deadlines.find(({ option }) => option === type)?.lastDay ?? null;
  if (lastDay !== 'friday-before') return lastDay;
  if (type !== 'weekly') return fridayBefore(camp.firstDay);
  const starts = camp.weeks.flatMap(({ number, start }) =>
    selection.weeks.includes(number) && start !== null ? [start] : [],
  );
  const [first] = starts.sort();
  return first === undefined ? null : fridayBefore(first);
}

/** Whether a child can join an online course on its start date, on the day. One that nobody can join any more has no price (D-44). */
function courseSale(
  place: ItemPlace,
  { courseCode, startLabel }: CourseItem,
  { courses, today, places }: PlanSchool,
): ItemSale<OnlineCourse> {
  const course = courses.find((candidate) => candidate.courseCode === courseCode);
  if (course === undefined) {
    return { selection: null, counts: false, problems: [{ ...place, code: 'unknown-course' }] };
  }
  const { phase, startDates } = courseStatus(course, today);
  if (phase !== 'open') {
    const code = phase === 'running' ? 'course-started' : 'course-over';
    return { selection: null, counts: false, problems: [{ ...place, code, courseCode }] };
  }
  if (!hasPlace(courseStanding(places, courseCode, startLabel))) {
    return { selection: null, counts: false, problems: [{ ...place, code: 'course-full', courseCode }] };
  }
  if (startDates.includes(startLabel)) return { selection: course, counts: true, problems: [] };
  const code = course.startDates.includes(startLabel) ? 'course-started' : 'start-not-offered';
  return { selection: course, counts: false, problems: [{ ...place, code, courseCode }] };
}

/** A line, and what keeps all or a part of it from being registered for. */
export type PricedLine = { readonly line: FamilyLine; readonly problems: readonly SaleProblem[] };

const UNPRICED = {
  selection: null,
  reasons: [],
  originalPrice: null,
  price: null,
  counts: false,
  payments: [],
  registerBy: null,
} as const;

function campLine(place: ItemPlace, entry: CampItem, school: PlanSchool): PricedLine {
  const { selection, counts, problems } = campSale(place, entry, school);
  const base = { ...place, entry, branch: entry.branch };
  const season = planSeason(school, entry.selection.season, entry.branch);
  if (selection === null || season?.priced == null) return { line: { ...base, ...UNPRICED }, problems };
  const quote = quoteCamp(selection, season.priced);
  const line = {
    ...base,
    selection,
    reasons: quote.lines,
    originalPrice: quote.originalPrice,
    price: quote.discountedPrice,
    counts,
    payments: quote.payments,
    registerBy: registerBy(selection, season),
  };
  return { line, problems };
}

function courseReasons(course: OnlineCourse, { onlineCamp }: PlanSchool) {
  const quote = quoteCourse(course.courseCode);
  if (!quote.ok) return null;
  const { originalPrice, discountedPrice, discountPercent } = quote.value;
  const off = cents(discountedPrice - originalPrice);
  const sale = { label: `${onlineCamp.discountName}: ${discountPercent}% OFF applied`, amount: off };
  return {
    reasons: [{ label: course.title, amount: originalPrice }, ...(off === 0 ? [] : [sale])],
    originalPrice,
    price: discountedPrice,
    payments: [discountedPrice],
  };
}

function courseLine(place: ItemPlace, entry: CourseItem, school: PlanSchool): PricedLine {
  const { selection: course, counts, problems } = courseSale(place, entry, school);
  const base = { ...place, entry, branch: 'online' as const };
  const priced = course && courseReasons(course, school);
  if (priced === null) return { line: { ...base, ...UNPRICED }, problems };
  return { line: { ...base, ...UNPRICED, ...priced, counts }, problems };
}

/** One item of a plan, priced as `quoteCamp` and `quoteCourse` price it. */
export const familyLine = (place: ItemPlace, entry: PlanItem, school: PlanSchool): PricedLine =>
  entry.kind === 'camp' ? campLine(place, entry, school) : courseLine(place, entry, school);
