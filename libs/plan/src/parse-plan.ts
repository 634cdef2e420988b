import { isCenterId } from '@kidcode/branches';
import { DAY_LENGTHS, parseSelection, PAYMENT_OPTIONS, pricedCamps } from '@kidcode/pricing';
import type { RawSelection } from '@kidcode/pricing';
import { startDatesAhead } from '@kidcode/scheduling';
import { fail, isRecord, succeed, type Result } from '@kidcode/school';
import { PLAN_LIMITS, type FamilyPlan, type PlanChild, type PlanItem } from './plan';
import type { PlanSchool } from './plan-school';

function campItem(parts: readonly string[], branch: string | undefined): RawItem {
  const [season, type, ...rest] = parts;
  const duration = rest.find((part) => DAY_LENGTHS.some((length) => length === part));
  const others = rest.filter((part) => part !== duration);
  const base = { season, registrationType: type, branch, ...(duration !== undefined && { duration }) };
  const [values] = others;
  if (values === undefined) return base;
  if (type === 'full_camp' && PAYMENT_OPTIONS.some((option) => option === values)) {
    return { ...base, paymentOption: values };
  }
  // 'june=12' names 12 days of a month; the colon already parts what stands around it.
  return type === 'monthly' ? { ...base, months: values.replaceAll('=', ':') } : { ...base, weeks: values };
}

/**
 * One child as a terminal writes it: the age, then what is wished for, parted by `+`. A camp is
 * `season:type:weeks@center`, with the day length and the payment option as further parts; an online course is
 * `course:CODE`; a bare word is an offer that the family says it may have.
 *
 * @returns for `parsePlan`, which says what is wrong with it.
 * @example parseChildText('6:winter:weekly:1,2@euless+course:KNCSPECIAL07')
 */
export function parseChildText(text: string): RawChild {
  const [age, ...first] = text.split(':');
  const wishes = first
    .join(':')
    .split('+')
    .filter((wish) => wish.trim() !== '');
  const claims: string[] = [];
  const items: RawItem[] = [];
  for (const wish of wishes) {
    const at = wish.indexOf('@');
    const [what, branch] = at < 0 ? [wish] : [wish.slice(0, at), wish.slice(at + 1)];
    const parts = what.split(':').map((part) => part.trim());
    if (parts.length === 1 && branch === undefined) claims.push(parts[0] ?? '');
    else if (parts[0] === 'course') items.push({ course: parts[1] });
    else items.push(campItem(parts, branch));
  }
  return { age: age?.trim(), claims, items };
}

/** A camp or a course as a file or a command line writes it; nothing about it is known. */
type RawItem = RawSelection & {
  readonly branch?: unknown;
  /** The code of an online course, instead of a camp. */
  readonly course?: unknown;
  /** One of its start dates; the next one where it is left out. */
  readonly start?: unknown;
};

/** A child of a plan as a file or a command line writes it. */
type RawChild = {
  /** Whole years; left out or null where it is not said. */
  readonly age?: unknown;
  readonly label?: unknown;
  /** Ids of offers that the family says it may have for this child. */
  readonly claims?: unknown;
  readonly items?: unknown;
};

/** Why a plan cannot be read: one line that says where, and what was expected there. */
type PlanInputError = {
  readonly code:
    | 'not-a-plan'
    | 'no-children'
    | 'too-many-children'
    | 'bad-age'
    | 'too-many-items'
    | 'unknown-branch'
    | 'bad-selection'
    | 'unknown-course'
    | 'unknown-start'
    | 'unknown-offer';
  readonly message: string;
};

type Parsed<T> = Result<T, PlanInputError>;

const refuse = (code: PlanInputError['code'], message: string) => fail<PlanInputError>({ code, message });

const LONGEST = 40;

/** A value from outside on one line, short, and without calling anything on it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === undefined || value === null
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : `a ${typeof value}`;
}

/** Reads them one after the other; the first that cannot be read is the answer. */
function each<T, R>(all: readonly T[], read: (one: T, index: number) => Parsed<R>): Parsed<readonly R[]> {
  const done: R[] = [];
  for (const [index, one] of all.entries()) {
    const parsed = read(one, index);
    if (!parsed.ok) return parsed;
    done.push(parsed.value);
  }
  return succeed(done);
}

function parseAge(where: string, raw: unknown): Parsed<number | null> {
  if (raw === undefined || raw === null || raw === '' || raw === '?') return succeed(null);
  const age = typeof raw === 'string' && /^\d{1,3}$/.test(raw.trim()) ? Number(raw) : raw;
  const { oldest } = PLAN_LIMITS;
  if (typeof age === 'number' && Number.isInteger(age) && age >= 0 && age <= oldest) return succeed(age);
  return refuse('bad-age', `${where}: expected an age in whole years, 0 to ${oldest}; got ${shown(raw)}`);
}

function parseCourse(
  where: string,
  { course, start }: RawItem,
  { courses, today }: PlanSchool,
): Parsed<PlanItem> {
  const found = courses.find(({ courseCode }) => courseCode === course);
  if (found === undefined) {
    const known = courses.map(({ courseCode }) => courseCode).join(', ');
    const expected =
      known === '' ? 'no online course, because the school has none' : `an online course: ${known}`;
    return refuse('unknown-course', `${where}: expected ${expected}; got ${shown(course)}`);
  }
  const next = startDatesAhead(found, today)[0] ?? found.startDates[0];
  const startLabel = start === undefined ? next : found.startDates.find((label) => label === start);
  if (startLabel !== undefined) return succeed({ kind: 'course', courseCode: found.courseCode, startLabel });
  const dates = found.startDates.join('; ');
  return refuse(
    'unknown-start',
    `${where}: expected a start date of ${found.title}: ${dates}; got ${shown(start)}`,
  );
}

function parseCamp(where: string, raw: RawItem, { centers, today }: PlanSchool): Parsed<PlanItem> {
  const { branch } = raw;
  if (!isCenterId(branch)) {
    return refuse(
      'unknown-branch',
      `${where}: expected a center: ${centers.join(', ')}; got ${shown(branch)}`,
    );
  }
  const selection = parseSelection(raw, pricedCamps(today, branch));
  if (!selection.ok) return refuse('bad-selection', `${where}: ${selection.error.message}`);
  return succeed({ kind: 'camp', branch, selection: selection.value });
}

function parseItem(where: string, raw: unknown, school: PlanSchool): Parsed<PlanItem> {
  if (!isRecord(raw)) {
    return refuse('not-a-plan', `${where}: expected a camp or a course; got ${shown(raw)}`);
  }
  return raw['course'] === undefined ? parseCamp(where, raw, school) : parseCourse(where, raw, school);
}

function parseClaims(where: string, raw: unknown, { offers }: PlanSchool): Parsed<readonly string[]> {
  const asked = offers.filter(({ question }) => question !== undefined).map(({ id }) => id);
  const expected = `expected offers that the family is asked about: ${asked.join(', ') || 'there are none'}`;
  if (raw === undefined) return succeed([]);
  if (!Array.isArray(raw)) return refuse('unknown-offer', `${where}: ${expected}; got ${shown(raw)}`);
  return each(raw as readonly unknown[], (claim) => {
    const id = asked.find((offer) => offer === claim);
    return id === undefined
      ? refuse('unknown-offer', `${where}: ${expected}; got ${shown(claim)}`)
      : succeed(id);
  });
}

function parseChild(raw: unknown, index: number, school: PlanSchool): Parsed<PlanChild> {
  const where = `child ${index + 1}`;
  if (!isRecord(raw)) return refuse('not-a-plan', `${where}: expected an age and items; got ${shown(raw)}`);
  const { label, items = [] } = raw as RawChild;
  const age = parseAge(where, raw['age']);
  if (!age.ok) return age;
  if (!Array.isArray(items))
    return refuse('not-a-plan', `${where}: expected a list of items; got ${shown(items)}`);
  const { itemsOfChild, label: longest } = PLAN_LIMITS;
  if (items.length > itemsOfChild) {
    return refuse('too-many-items', `${where}: expected at most ${itemsOfChild} items; got ${items.length}`);
  }
  const claims = parseClaims(where, raw['claims'], school);
  if (!claims.ok) return claims;
  const parsed = each(items as readonly unknown[], (item) => parseItem(where, item, school));
  if (!parsed.ok) return parsed;
  const name = typeof label === 'string' ? Array.from(label.trim()).slice(0, longest).join('') : '';
  return succeed({
    id: `c${index + 1}`,
    age: age.value,
    label: name,
    claims: claims.value,
    items: parsed.value,
  });
}

/**
 * Reads a plan from a file, a command line or storage. What is sold is not asked here: `quoteFamily` says that.
 *
 * @param raw `{ children: [{ age, label, claims, items: [{ season, registrationType, weeks, branch }, { course }] }] }`,
 *   any value.
 * @returns a plan that `quoteFamily` prices, or one line about the first thing that is wrong.
 */
export function parsePlan(raw: unknown, school: PlanSchool): Parsed<FamilyPlan> {
  const children = isRecord(raw) ? raw['children'] : undefined;
  if (!Array.isArray(children)) {
    return refuse('not-a-plan', `expected a plan with a list of children; got ${shown(raw)}`);
  }
  const most = PLAN_LIMITS.children;
  if (children.length === 0) return refuse('no-children', `expected 1 to ${most} children; got none`);
  if (children.length > most) {
    return refuse('too-many-children', `expected 1 to ${most} children; got ${children.length}`);
  }
  const parsed = each(children as readonly unknown[], (child, index) => parseChild(child, index, school));
  return parsed.ok ? succeed({ children: parsed.value }) : parsed;
}
