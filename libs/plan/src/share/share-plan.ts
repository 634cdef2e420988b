import * as v from 'valibot';
import { DAY_LENGTHS, PAYMENT_OPTIONS } from '@kidcode/pricing';
import { parseStartDate } from '@kidcode/scheduling';
import { fail, parseSiteDay, succeed, type Result, type SiteDay } from '@kidcode/school';
import { PLAN_LIMITS, type CampItem, type CourseItem, type FamilyPlan } from '../plan';
import { planSeason, type PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';

/** The first value of every link. A change of the schema below is a new version. */
const LINK_VERSION = 2;
/** What the links before this version began with: they held bytes, not JSON. */
const BYTES_VERSION = '\u0001';
/** More weeks, months or offers than any season has. */
const LONGEST_LIST = 60;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const day = v.custom<SiteDay>((value) => typeof value === 'string' && parseSiteDay(value).ok);
const list = <T extends v.GenericSchema>(one: T, longest = LONGEST_LIST) =>
  v.pipe(v.array(one), v.maxLength(longest));

/** Season, the year of its edition, center, day length; how it is registered for, and what of it. */
const where = [v.string(), count, v.string(), v.picklist(DAY_LENGTHS)] as const;
const camp = v.union([
  v.strictTuple([...where, v.literal('full_camp'), v.picklist(PAYMENT_OPTIONS)]),
  v.strictTuple([...where, v.literal('weekly'), list(count)]),
  // Months with their days; 0 for all of them.
  v.strictTuple([...where, v.literal('monthly'), list(v.strictTuple([v.string(), count]))]),
]);
/** The code, and the day on which it starts; null where the plan's start names no day. */
const course = v.strictTuple([v.string(), v.nullable(day)]);
/** Age, what the family calls the child, the offers that it says it may have, camps and courses. */
const child = v.strictTuple([
  v.nullable(v.pipe(count, v.maxValue(PLAN_LIMITS.oldest))),
  v.pipe(v.string(), v.maxLength(2 * PLAN_LIMITS.label)),
  list(v.string()),
  list(v.union([camp, course]), PLAN_LIMITS.itemsOfChild),
]);
/** The version, the school's day and the total on it in cents, the children. */
const shared = v.strictTuple([v.literal(LINK_VERSION), day, count, list(child, PLAN_LIMITS.children)]);

export type SharedCamp = v.InferOutput<typeof camp>;
export type SharedCourse = v.InferOutput<typeof course>;

/** What a link says, before anybody asks whether the school still has it. */
export type SharedPlan = v.InferOutput<typeof shared>;

export type LinkTextError = 'link-damaged' | 'link-too-old' | 'link-too-new';

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The text of a link: JSON as base64url, so letters, digits, `-` and `_` alone. */
function writeLink(plan: SharedPlan): string {
  const ascii = JSON.stringify(plan).replace(/[^ -~]/g, escaped);
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * What `writeLink` wrote; anything else is an error, never an exception.
 *
 * @returns the plan of the link, or a `LinkTextError` with its code.
 */
export function readLink(text: string): Result<SharedPlan, LinkTextError> {
  let value: unknown;
  try {
    const json = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    if (json.startsWith(BYTES_VERSION)) return fail('link-too-old');
    value = JSON.parse(json);
  } catch {
    return fail('link-damaged');
  }
  const plan = v.safeParse(shared, value);
  if (plan.success) return succeed(plan.output);
  const isLater = v.is(v.looseTuple([v.pipe(v.number(), v.gtValue(LINK_VERSION))]), value);
  return fail(isLater ? 'link-too-new' : 'link-damaged');
}

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

/**
 * A plan as text for the fragment of a link: letters, digits, `-` and `_`. It holds ages, what is planned, the day and its
 * price; what the family calls its children only where that is wanted. Nothing of it is ever sent to a server.
 *
 * @param plan within PLAN_LIMITS.
 * @param labels whether the link says what the family calls its children.
 * @example sharePlan(twoChildrenBothWeeks, school, { labels: false }).length // about 200
 */
export function sharePlan(
  plan: FamilyPlan,
  school: PlanSchool,
  { labels }: { readonly labels: boolean },
): string {
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
