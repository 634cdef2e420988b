import type { CenterId } from '@kidcode/branches';
import type { PricedSeason, RegistrationSelection } from '@kidcode/pricing';
import { parseStartDate, type OnlineCourse } from '@kidcode/scheduling';
import { cents, fail, succeed, type Cents, type Result, type SiteDay } from '@kidcode/school';
import { isWarning, type FamilyPlan, type PlanChild, type PlanItem, type SaleProblem } from '../plan';
import { planSchool, type PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { readLink } from './share-plan';
import type { LinkTextError, SharedCamp, SharedCourse, SharedPlan } from './share-plan';

/** What is no longer in a plan that was opened from a link. */
type LostItem =
  /** The school has no such season, center or course any more. */
  | { readonly code: 'season-gone' | 'center-gone' | 'course-gone'; readonly childId: string }
  /** The link is about an earlier time of the season than the one that is shown now. */
  | {
      readonly code: 'edition-over';
      readonly childId: string;
      readonly season: string;
      readonly year: number;
      readonly weeks: readonly number[];
    }
  | {
      readonly code: 'start-gone';
      readonly childId: string;
      readonly courseCode: string;
      readonly startDay: SiteDay;
    };

/** What changed since a link was made. */
export type PlanChange =
  | LostItem
  /** It could be registered for when the link was made, and cannot now. */
  | { readonly code: 'not-sold-now'; readonly problem: SaleProblem }
  | { readonly code: 'price-changed'; readonly was: Cents; readonly is: Cents };

export type OpenedPlan = {
  readonly plan: FamilyPlan;
  /** The school's day on which the link was made, and the total on it. */
  readonly sharedOn: SiteDay;
  readonly totalThen: Cents;
  readonly changes: readonly PlanChange[];
};

export type PlanLinkError = {
  readonly code: 'no-plan' | LinkTextError;
  /** One line: what was expected. */
  readonly message: string;
};

/** The name before a plan's text in the fragment of a link: `#p=...`. */
export const PLAN_PARAMETER = 'p';

/** The text of a plan in whatever was pasted: a link, its fragment, or the text itself; what stands behind it is left out. */
function planText(pasted: string): string {
  // Some programs escape the signs of a link that they pass on.
  const link = pasted.replace('%23', '#').replace(/%3d/i, '=');
  const fragment = link.slice(link.indexOf('#') + 1).trim();
  const [, parameter = fragment] = /(?:^|&)p=([^&]*)/.exec(fragment) ?? [];
  const [text = ''] = /^[\w-]*/.exec(parameter) ?? [];
  return text === '' ? parameter : text;
}

/** A camp or course of a link as the school has it now, or why it is gone. */
type Found = PlanItem | LostItem;

const isLost = (found: Found): found is LostItem => 'code' in found;

function selectionOf([id, , , duration, type, what]: SharedCamp): RegistrationSelection {
  const base = { season: id as PricedSeason, duration };
  switch (type) {
    case 'full_camp':
      return { ...base, registrationType: type, paymentOption: what };
    case 'weekly':
      return { ...base, registrationType: type, weeks: what };
    case 'monthly':
      return {
        ...base,
        registrationType: type,
        months: what.map(([month, days]) => (days === 0 ? { month } : { month, days })),
      };
  }
}

function foundCamp(childId: string, shared: SharedCamp, school: PlanSchool): Found {
  const [season, year, branch] = shared;
  const selection = selectionOf(shared);
  const now = school.seasons.find(({ camp }) => camp.season === season)?.camp;
  if (now === undefined) return { code: 'season-gone', childId };
  if (!school.centers.includes(branch)) return { code: 'center-gone', childId };
  if (year !== now.year) {
    const weeks = selection.registrationType === 'weekly' ? selection.weeks : [];
    return { code: 'edition-over', childId, season, year, weeks };
  }
  return { kind: 'camp', branch: branch as CenterId, selection };
}

const startsOn = ({ startDates }: OnlineCourse, day: SiteDay): string | undefined =>
  startDates.find((label) => {
    const start = parseStartDate(label);
    return start.ok && start.value.startDate === day;
  });

function foundCourse(childId: string, [courseCode, startDay]: SharedCourse, school: PlanSchool): Found {
  const course = school.courses.find((one) => one.courseCode === courseCode);
  if (course === undefined || startDay === null) return { code: 'course-gone', childId };
  const startLabel = startsOn(course, startDay);
  if (startLabel === undefined) return { code: 'start-gone', childId, courseCode, startDay };
  return { kind: 'course', courseCode, startLabel };
}

function restored([, , , children]: SharedPlan, school: PlanSchool) {
  const lost: LostItem[] = [];
  const restoredChildren = children.map(([age, label, claims, items], index): PlanChild => {
    const id = `c${index + 1}`;
    const found = items.map((item) =>
      item.length === 2 ? foundCourse(id, item, school) : foundCamp(id, item, school),
    );
    lost.push(...found.filter(isLost));
    return {
      id,
      age,
      label,
      claims: school.offers.flatMap((offer) => (claims.includes(offer.id) ? [offer.id] : [])),
      items: found.flatMap((one) => (isLost(one) ? [] : [one])),
    };
  });
  return { plan: { children: restoredChildren }, lost };
}

/** What of a plan was sold on the day of the link and is not sold now. */
function newProblems(plan: FamilyPlan, then: PlanSchool, now: PlanSchool): readonly PlanChange[] {
  const before = quoteFamily(plan, then).problems.map((problem) => JSON.stringify(problem));
  return quoteFamily(plan, now).problems.flatMap((problem): readonly PlanChange[] =>
    isWarning(problem) || before.includes(JSON.stringify(problem)) ? [] : [{ code: 'not-sold-now', problem }],
  );
}

const MESSAGES = {
  'no-plan': 'expected the link of a plan, or the text after its "#"; got nothing',
  'link-damaged': 'expected the whole link of a plan; this one is cut off or mistyped',
  'link-too-old': 'expected the link of a plan of this version; this one is older: build the plan again',
  'link-too-new': 'expected the link of a plan of this version; this one is newer',
} as const satisfies Record<PlanLinkError['code'], string>;

const refuse = (code: PlanLinkError['code']) => fail<PlanLinkError>({ code, message: MESSAGES[code] });

/**
 * The plan of a link, as far as the school still has it.
 *
 * @param pasted a link, its fragment, or the text of `sharePlan`; anything else is an error, never an exception.
 * @param school the school on the day on which the link is opened.
 * @param schoolOn the school on another day, to tell what changed since.
 * @returns the plan with what changed since, or a `PlanLinkError` with its code.
 */
export function openPlan(
  pasted: string,
  school: PlanSchool,
  schoolOn: (day: SiteDay) => PlanSchool = planSchool,
): Result<OpenedPlan, PlanLinkError> {
  const text = planText(pasted);
  if (text === '') return refuse('no-plan');
  const link = readLink(text);
  if (!link.ok) return refuse(link.error);
  const { plan, lost } = restored(link.value, school);
  const [, sharedOn, total] = link.value;
  const totalThen = cents(total);
  const is = quoteFamily(plan, school).total;
  return succeed({
    plan,
    sharedOn,
    totalThen,
    changes: [
      ...lost,
      ...newProblems(plan, schoolOn(sharedOn), school),
      ...(is === totalThen ? [] : [{ code: 'price-changed' as const, was: totalThen, is }]),
    ],
  });
}
