import { quoteCamp, quoteCourse } from '@kidcode/pricing';
import type { OnlineCourse } from '@kidcode/scheduling';
import { cents } from '@kidcode/school';
import { campSale } from './camp-sale';
import { courseSale } from './course-sale';
import type { FamilyLine } from './family-quote';
import type { CampItem, CourseItem, ItemPlace, PlanItem } from './plan';
import type { SaleProblem } from './plan-problem';
import { planSeason } from './plan-school';
import type { PlanSchool } from './plan-school';
import { registerBy } from './register-by';

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
