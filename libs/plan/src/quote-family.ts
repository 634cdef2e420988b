import { courseStanding, hasPlace } from '@kidcode/booking';
import { discountLabel, quoteCamp, quoteCourse, type RegistrationSelection } from '@kidcode/pricing';
import { courseStatus, fridayBefore, type OnlineCourse, type SiteDay } from '@kidcode/scheduling';
import { cents, isOfAge, parseAges, subtractCents, sumCents, type Cents } from '@kidcode/school';
import { campSale, refused, type ItemSale } from './camp-sale';
import { familyOffers, nearOffers } from './family-offers';
import type { AppliedOffer, DuePayment, FamilyLine, FamilyQuote } from './family-quote';
import { clashes } from './occupied';
import type { CampItem, CourseItem, FamilyPlan, ItemPlace, PlanWarning, SaleProblem } from './plan';
import { planSeason, type PlanSchool, type PlanSeason } from './plan-school';

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
  if (course === undefined) return refused({ ...place, code: 'unknown-course' });
  const { phase, startDates } = courseStatus(course, today);
  if (phase !== 'open') {
    return refused({ ...place, code: phase === 'running' ? 'course-started' : 'course-over', courseCode });
  }
  if (!hasPlace(courseStanding(places, courseCode, startLabel))) {
    return refused({ ...place, code: 'course-full', courseCode });
  }
  if (startDates.includes(startLabel)) return { selection: course, counts: true, problems: [] };
  const code = course.startDates.includes(startLabel) ? 'course-started' : 'start-not-offered';
  return { selection: course, counts: false, problems: [{ ...place, code, courseCode }] };
}

/** A line, and what keeps all or a part of it from being registered for. */
type PricedLine = { readonly line: FamilyLine; readonly problems: readonly SaleProblem[] };

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

/** The sale that a line's own quote contains: an advertised offer of its season, else the season's sale by its name. */
function saleOf({ entry }: FamilyLine, school: PlanSchool): Pick<AppliedOffer, 'id' | 'title'> {
  if (entry.kind === 'course') return { id: 'sale:online', title: school.onlineCamp.discountName };
  const id = entry.selection.season;
  const advertised = school.offers.find(
    ({ inQuotes, appliesTo }) => inQuotes && appliesTo.includes(`camp:${id}`),
  );
  if (advertised !== undefined) return { id: advertised.id, title: advertised.title };
  const discount = planSeason(school, id, entry.branch)?.priced?.rates.discount ?? null;
  return { id: `sale:${id}`, title: discount?.name ?? discountLabel(discount) };
}

/** The sales that the prices of the lines contain already, in the order of the seasons, then online. */
function seasonSales(lines: readonly FamilyLine[], school: PlanSchool): readonly AppliedOffer[] {
  const sales = new Map<string, AppliedOffer>();
  for (const line of lines) {
    const { originalPrice, price, counts, childId, item } = line;
    if (!counts || originalPrice === null || price === null || price === originalPrice) continue;
    const { id, title } = saleOf(line, school);
    const before = sales.get(id);
    const amount = sumCents([before?.amount ?? cents(0), subtractCents(originalPrice, price)]);
    sales.set(id, { id, title, amount, items: [...(before?.items ?? []), { childId, item }] });
  }
  return [...sales.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function agesOf({ entry }: FamilyLine, school: PlanSchool) {
  if (entry.kind === 'camp') return planSeason(school, entry.selection.season, entry.branch)?.camp.ages ?? '';
  return school.courses.find(({ courseCode }) => courseCode === entry.courseCode)?.ageRange ?? '';
}

/** Ages that a camp or a course is not for, and what overlaps. */
function planWarnings(
  plan: FamilyPlan,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): readonly PlanWarning[] {
  const ages = lines.flatMap((line): readonly PlanWarning[] => {
    const age = plan.children.find(({ id }) => id === line.childId)?.age ?? null;
    const range = parseAges(agesOf(line, school));
    if (age === null || range === null || isOfAge(age, range)) return [];
    return [{ childId: line.childId, item: line.item, code: 'age-outside', age, ...range }];
  });
  return [...ages, ...clashes(lines, school)];
}

/** What is due with the registration and in each month after it. Only what counts is due. */
function duePayments(lines: readonly FamilyLine[]): readonly DuePayment[] {
  const counted = lines.filter(({ counts }) => counts);
  const months = Math.max(0, ...counted.map(({ payments }) => payments.length));
  return Array.from({ length: months }, (_, monthsAfter) => {
    const due = counted.filter(({ payments }) => payments[monthsAfter] !== undefined);
    return {
      monthsAfter,
      amount: sumCents(due.flatMap(({ payments }) => payments.slice(monthsAfter, monthsAfter + 1))),
      items: due.map(({ childId, item }) => ({ childId, item })),
    };
  });
}

const sumOf = (lines: readonly FamilyLine[], amount: 'price' | 'originalPrice'): Cents =>
  sumCents(lines.flatMap((line) => (line.counts ? (line[amount] ?? []) : [])));

/**
 * What a family's plan costs on a day, and why. Each line is priced as if it were alone; only `ask` offers look at the
 * family as a whole, and they are never in the total (D-49). No number depends on the order of the children.
 *
 * @param school made by `planSchool` for the day.
 * @returns a line for every item, priced or not; `total` is the sum of those that can be registered for on the day.
 */
export function quoteFamily(plan: FamilyPlan, school: PlanSchool): FamilyQuote {
  const priced = plan.children.flatMap(({ id: childId, items }) =>
    items.map((entry, item) =>
      entry.kind === 'camp'
        ? campLine({ childId, item }, entry, school)
        : courseLine({ childId, item }, entry, school),
    ),
  );
  const lines = priced.map(({ line }) => line);
  const { applied, ...totals } = familyOffers(plan, lines, school);
  const due = duePayments(lines);
  return {
    today: school.today,
    lines,
    children: plan.children.map(({ id }) => {
      const own = lines.filter(({ childId }) => childId === id);
      return { childId: id, originalTotal: sumOf(own, 'originalPrice'), total: sumOf(own, 'price') };
    }),
    originalTotal: sumOf(lines, 'originalPrice'),
    ...totals,
    applied: [...seasonSales(lines, school), ...applied],
    near: nearOffers(plan, lines, school),
    due,
    dueTotal: sumCents(due.map(({ amount }) => amount)),
    problems: [...priced.flatMap(({ problems }) => problems), ...planWarnings(plan, lines, school)],
  };
}
