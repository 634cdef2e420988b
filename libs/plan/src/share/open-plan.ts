import type { CenterId } from '@kidcode/branches';
import type { PricedSeason, RegistrationSelection } from '@kidcode/pricing';
import { parseStartDate } from '@kidcode/scheduling';
import type { OnlineCourse } from '@kidcode/scheduling';
import { cents, fail, monthNumber, succeed } from '@kidcode/school';
import type { Cents, Result, SiteDay } from '@kidcode/school';
import type { FamilyPlan, PlanChild, PlanItem } from '../plan';
import type { SaleProblem } from '../plan-problem';
import { isWarning } from '../plan-problem';
import { planSchool } from '../plan-school';
import type { PlanSchool, PlanSeason } from '../plan-school';
import { quoteFamily } from '../quote-family';
import { dayAfter2020 } from './link-day';
import { nameMark } from './name-mark';
import { unsealedBytes } from './sealed-text';
import { LINK_VERSION, readShared } from './shared-bytes';
import type { SharedCamp, SharedPlan } from './shared-plan';

/** What is no longer in a plan that was opened from a link. */
export type LostItem =
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

/** A plan from a link, and what changed since. */
export type OpenedPlan = {
  readonly plan: FamilyPlan;
  /** The school's day on which the link was made, and the total on it. */
  readonly sharedOn: SiteDay;
  readonly totalThen: Cents;
  readonly changes: readonly PlanChange[];
};

/** Why a link cannot be read. */
export type PlanLinkError = {
  readonly code: 'no-plan' | 'link-damaged' | 'link-too-new';
  /** One line: what was expected. */
  readonly message: string;
};

/** The name before a plan's text in the fragment of a link: `#p=...`. */
export const PLAN_PARAMETER = 'p';

/** What messengers put behind a link. */
const TRAILING = /[\s.,;:!?)\]>'"]+$/;

/** The text of a plan in whatever was pasted: a link, its fragment, or the text itself. */
function planText(pasted: string): string {
  const [, fragment = pasted] = /#(.*)$/s.exec(pasted) ?? [];
  const [, parameter = fragment] = /(?:^|&)p=([^&]*)/.exec(fragment) ?? [];
  return parameter.trim().replace(TRAILING, '');
}

type Lost = { readonly lost: LostItem };
type Found = { readonly item: PlanItem };

function selectionOf(
  { type, duration, payment, weeks, months }: SharedCamp,
  { camp }: PlanSeason,
): RegistrationSelection {
  const base = { season: camp.season as PricedSeason, duration };
  switch (type) {
    case 'full_camp':
      return { ...base, registrationType: type, paymentOption: payment };
    case 'weekly':
      return { ...base, registrationType: type, weeks };
    case 'monthly':
      return {
        ...base,
        registrationType: type,
        months: months.flatMap(({ month, days }) => {
          const id = camp.months.find((facts) => monthNumber(facts.id) === month)?.id;
          return id === undefined ? [] : [days === 0 ? { month: id } : { month: id, days }];
        }),
      };
  }
}

function foundCamp(childId: string, shared: SharedCamp, link: SharedPlan, school: PlanSchool): Found | Lost {
  const named = link.seasons[shared.season];
  const season = school.seasons.find(({ camp }) => nameMark(camp.season) === named?.mark);
  if (named === undefined || season === undefined) return { lost: { code: 'season-gone', childId } };
  const branch = school.centers.find((id) => nameMark(id) === link.centers[shared.center]);
  if (branch === undefined) return { lost: { code: 'center-gone', childId } };
  const selection = selectionOf(shared, season);
  if (named.year !== season.camp.year) {
    const { weeks } = shared;
    const { year } = named;
    return { lost: { code: 'edition-over', childId, season: season.camp.season, year, weeks } };
  }
  return { item: { kind: 'camp', branch: branch as CenterId, selection } };
}

const startsOn = ({ startDates }: OnlineCourse, day: SiteDay): string | undefined =>
  startDates.find((label) => {
    const start = parseStartDate(label);
    return start.ok && start.value.startDate === day;
  });

function foundCourse(childId: string, place: number, link: SharedPlan, school: PlanSchool): Found | Lost {
  const named = link.courses[place];
  const course = school.courses.find(({ courseCode }) => nameMark(courseCode) === named?.mark);
  if (named === undefined || course === undefined) return { lost: { code: 'course-gone', childId } };
  const startDay = dayAfter2020(named.startDay);
  const startLabel = startsOn(course, startDay);
  const { courseCode } = course;
  if (startLabel === undefined) return { lost: { code: 'start-gone', childId, courseCode, startDay } };
  return { item: { kind: 'course', courseCode, startLabel } };
}

function restored(link: SharedPlan, school: PlanSchool) {
  const lost: LostItem[] = [];
  const children = link.children.map(({ age, label, claims, items }, index): PlanChild => {
    const id = `c${index + 1}`;
    const found = items.map((item) =>
      item.type === 'course' ? foundCourse(id, item.course, link, school) : foundCamp(id, item, link, school),
    );
    for (const one of found) if ('lost' in one) lost.push(one.lost);
    const marks = claims.map((place) => link.offers[place]);
    return {
      id,
      age,
      label,
      claims: school.offers.flatMap((offer) => (marks.includes(nameMark(offer.id)) ? [offer.id] : [])),
      items: found.flatMap((one) => ('item' in one ? [one.item] : [])),
    };
  });
  return { plan: { children }, lost };
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
  'link-too-new': 'expected the link of a plan of this version; this one is newer',
} as const satisfies Record<PlanLinkError['code'], string>;

const refuse = (code: PlanLinkError['code']) => fail<PlanLinkError>({ code, message: MESSAGES[code] });

/**
 * The plan of a link, as far as the school still has it.
 *
 * @param pasted a link, its fragment, or the text of `sharePlan`; anything else is an error, never an exception.
 * @param school the school on the day on which the link is opened.
 * @param schoolOn the school on another day, to tell what changed since.
 */
export function openPlan(
  pasted: string,
  school: PlanSchool,
  schoolOn: (day: SiteDay) => PlanSchool = planSchool,
): Result<OpenedPlan, PlanLinkError> {
  const text = planText(pasted);
  if (text === '') return refuse('no-plan');
  const bytes = unsealedBytes(text);
  if (bytes === null) return refuse('link-damaged');
  if (bytes[0] !== LINK_VERSION) return refuse('link-too-new');
  const link = readShared(bytes);
  if (link === null) return refuse('link-damaged');
  const { plan, lost } = restored(link, school);
  const sharedOn = dayAfter2020(link.day);
  const totalThen = cents(link.total);
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
