import { BRANCH_IDS, BRANCHES, CENTERS, HAS_MANY_CENTERS, SCHOOL_TIME_ZONE } from '@kidcode/branches';
import { BRAND, OFFERS, POLICIES, REGION, RETENTION, TIME } from '@kidcode/current-school';
import {
  CAMP_SEASON_IDS,
  campsOn,
  CORE_LEVELS,
  dayLengthHours,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  normalizeTime,
  ONLINE_CAMP,
  ONLINE_COURSES,
  PROGRAM_KEYS,
  programSlug,
  seasonTab,
} from '@kidcode/scheduling';
import { holdsOn, type FactQuestion, type Offer } from '@kidcode/school';
import type { SiteDay } from '@kidcode/scheduling';
import { followPath, ROUTES, wordList } from '@kidcode/site';

import { policyWords } from '../features/company/policy-answer';
import { FACT_ANSWERS } from '../features/faq/fact-answers';
import { CAMP_GROUPS, CAMP_MEALS } from '../shared/camp-facts';
import { countWord } from '../shared/count-words';

export { DIALOG_NAMES } from '../features/dialogs/dialog-entry';

/** Gives the words for a placeholder on a day; null: the school has not stated the fact. */
type Fact = (today: SiteDay) => string | null;

const { headquarters } = BRAND;
const unique = (words: readonly string[]): string => [...new Set(words)].join(' or ');
const onlineClassTime = (): string =>
  `${normalizeTime(DEFAULT_ONLINE_CLASS.classTime)} ${DEFAULT_ONLINE_CLASS.timeZone}`;
const stated = (fact: number | null | undefined): string | null => (fact == null ? null : String(fact));

const branchFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  BRANCH_IDS.map((id) => BRANCHES[id]).flatMap(({ id, name, phone, email, ages, metadata }) => [
    [`${id} name`, () => name],
    [`${id} phone`, () => phone],
    [`${id} email`, () => email],
    [`${id} class size`, () => stated(metadata.capacityPerClass)],
    [`${id} ages`, () => (ages === null ? null : `${ages.from} to ${ages.to}`)],
  ]),
);

const policyFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  POLICIES.map((policy) => [`policy ${policy.id}`, (today) => policyWords(policy, today)]),
);

/** What an offer is worth while it holds: '10%'; null: it is over, not begun, or no percentage. */
export function offerWords(offer: Offer, today: SiteDay): string | null {
  const [value] = offer.values.flatMap((one) => (one.kind === 'percent' ? [one.percent] : []));
  return value === undefined || !holdsOn(offer, today) ? null : `${value}%`;
}

const offerFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  OFFERS.map((offer) => [`offer ${offer.id}`, (today) => offerWords(offer, today)]),
);

const levelFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  CORE_LEVELS.flatMap(({ id, title, ages, makes }) => [
    [`${id} title`, () => title],
    [`${id} ages`, () => ages],
    [`${id} makes`, () => makes],
  ]),
);

/** What the documents of pages may name in braces; the build asks for it, so that no page carries it. */
export const PLACEHOLDERS: Readonly<Record<string, Fact>> = {
  school: () => BRAND.name,
  phone: () => BRAND.phone.display,
  email: () => BRAND.email.display,
  'support hours': () => BRAND.supportHours,
  headquarters: () =>
    `${BRAND.name}, ${headquarters.street}, ${headquarters.city}, ${headquarters.state} ${headquarters.zip}`,
  centers: () =>
    HAS_MANY_CENTERS
      ? `${CENTERS.length} centers in ${REGION.name}`
      : wordList(CENTERS.map(({ name }) => name)),
  'centers count': () => countWord(CENTERS.length).toLowerCase(),
  'time zone': () => TIME.name,
  'time zone id': () => SCHOOL_TIME_ZONE,
  'months kept': () => String(RETENTION.leadMonths),
  'core months': () => String(CORE_LEVELS.length),
  'programs count': () => String(PROGRAM_KEYS.length),
  'class start': () => formatLongDate(DEFAULT_CLASS_START),
  'online class': () => `${DEFAULT_ONLINE_CLASS.classDays} at ${onlineClassTime()}`,
  'online class days': () => DEFAULT_ONLINE_CLASS.classDays,
  'online class time': onlineClassTime,
  camps: () => CAMP_SEASON_IDS.map((id) => seasonTab(id).title).join(', '),
  'camp ages': () => unique(campsOn().map(({ ages }) => ages)),
  'camp group size': () => String(Math.max(...campsOn().map(({ groupSizeMax }) => groupSizeMax))),
  'camp groups': () => wordList(CAMP_GROUPS.map(({ name, ages }) => `${name} (${ages})`)),
  'camp day': () => dayLengthHours('full_day')?.hours ?? null,
  'camp meals': () => `${CAMP_MEALS.bring} ${CAMP_MEALS.optional}`,
  'camp diets': () => `${CAMP_MEALS.allergies} ${CAMP_MEALS.dietary}`,
  'online camp days': () => ONLINE_CAMP.classDays,
  'online camp ages': () => ONLINE_CAMP.ages,
  'online camp group size': () => String(ONLINE_CAMP.groupSizeMax),
  'course titles': () => wordList(ONLINE_COURSES.map(({ title }) => title)),
  'course tools': () => [...new Set(ONLINE_COURSES.flatMap(({ tools }) => [...tools]))].join(', '),
  'course sessions': () => unique(ONLINE_COURSES.map(({ sessions }) => String(sessions))),
  'course length': () => unique(ONLINE_COURSES.map(({ duration }) => duration.toLowerCase())),
  'course ages': () => unique(ONLINE_COURSES.map(({ ageRange }) => ageRange)),
  ...branchFacts,
  ...levelFacts,
  ...policyFacts,
  ...offerFacts,
};

/**
 * @param besides the id of a page that is left out: what else has this address?
 * @returns the id of the page that an address leads to; null: none.
 */
export const pageAtAddress = (address: string, besides?: string): string | null =>
  followPath(
    address.replace(/[?#].*$/, '') || '/',
    ROUTES.filter((row) => !('page' in row) || row.page !== besides),
  ).end?.row.page ?? null;

/** The headlines that `/faq` shows on a day for a question that the site answers from facts. */
export const factHeadlines = (question: FactQuestion, today: SiteDay): readonly string[] =>
  [FACT_ANSWERS[question](today) ?? []].flat().map(({ id }) => id);

export const COURSE_NAMES: readonly string[] = PROGRAM_KEYS.map(programSlug);
