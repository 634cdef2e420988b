import { BRANCH_IDS, BRANCHES, CENTERS, SCHOOL_TIME_ZONE } from '@kidcode/branches';
import { POLICIES, RETENTION, TIME } from '@kidcode/current-school';
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
  seasonTab,
} from '@kidcode/scheduling';
import { BRAND, wordList } from '@kidcode/site';

import { CAMP_GROUPS, CAMP_MEALS } from '../../shared/camp-facts';
import { fillCopy, type CopyFacts } from '../../shared/fill-copy';
import { policyAnswer } from './policy-answer';

const { headquarters } = BRAND;
const unique = (words: readonly string[]): string => [...new Set(words)].join(' or ');
const onlineClassTime = (): string =>
  `${normalizeTime(DEFAULT_ONLINE_CLASS.classTime)} ${DEFAULT_ONLINE_CLASS.timeZone}`;

/** A branch's facts under its id: `{euless:phone}`. */
const branchFacts: CopyFacts = Object.fromEntries(
  BRANCH_IDS.map((id) => BRANCHES[id]).flatMap(({ id, phone, email, ages, metadata }) => [
    [`${id}:phone`, () => phone],
    [`${id}:email`, () => email],
    [`${id}:capacity`, () => stated(metadata.capacityPerClass, `the capacity of ${id}`)],
    [`${id}:ages`, () => `${stated(ages?.from, `the ages of ${id}`)} to ${stated(ages?.to, '')}`],
  ]),
);

/** A policy, or that it is not published: `{policy:refund}`. */
const policyFacts: CopyFacts = Object.fromEntries(
  POLICIES.map((policy) => [`policy:${policy.id}`, () => policyAnswer(policy)]),
);

/** What the copy of the company's pages and texts may name in braces. */
const FACTS: CopyFacts = {
  phone: () => BRAND.phone.display,
  email: () => BRAND.email.display,
  supportHours: () => BRAND.supportHours,
  headquarters: () =>
    `${BRAND.name}, ${headquarters.street}, ${headquarters.city}, ${headquarters.state} ${headquarters.zip}`,
  centers: () => wordList(CENTERS.map(({ name }) => name)),
  timeZoneName: () => TIME.name,
  timeZoneId: () => SCHOOL_TIME_ZONE,
  leadMonths: () => String(RETENTION.leadMonths),
  coreMonths: () => String(CORE_LEVELS.length),
  programCount: () => String(PROGRAM_KEYS.length),
  classStart: () => formatLongDate(DEFAULT_CLASS_START),
  onlineClass: () => `${DEFAULT_ONLINE_CLASS.classDays} at ${onlineClassTime()}`,
  onlineClassDays: () => DEFAULT_ONLINE_CLASS.classDays,
  onlineClassTime,
  campTitles: () => CAMP_SEASON_IDS.map((id) => seasonTab(id).title).join(', '),
  campAges: () => unique(campsOn().map(({ ages }) => ages)),
  campGroupSize: () => String(Math.max(...campsOn().map(({ groupSizeMax }) => groupSizeMax))),
  campGroups: () => wordList(CAMP_GROUPS.map(({ name, ages }) => `${name} (${ages})`)),
  campDay: () => stated(dayLengthHours('full_day')?.hours, 'the hours of a full camp day'),
  campMeals: () => `${CAMP_MEALS.bring} ${CAMP_MEALS.optional}`,
  campDiets: () => `${CAMP_MEALS.allergies} ${CAMP_MEALS.dietary}`,
  onlineCampDays: () => ONLINE_CAMP.classDays,
  onlineCampAges: () => ONLINE_CAMP.ages,
  onlineCampGroupSize: () => String(ONLINE_CAMP.groupSizeMax),
  courseTitles: () => wordList(ONLINE_COURSES.map(({ title }) => title)),
  courseTools: () => [...new Set(ONLINE_COURSES.flatMap(({ tools }) => [...tools]))].join(', '),
  courseSessions: () => unique(ONLINE_COURSES.map(({ sessions }) => String(sessions))),
  courseLength: () => unique(ONLINE_COURSES.map(({ duration }) => duration.toLowerCase())),
  courseAges: () => unique(ONLINE_COURSES.map(({ ageRange }) => ageRange)),
  ...branchFacts,
  ...policyFacts,
};

/** The school's copy of a company page, its placeholders filled from the facts. */
export const companyCopy = <Copy>(copy: Copy): Copy => fillCopy(copy, FACTS);

/** A fact that the copy counts on. */
function stated(fact: number | string | null | undefined, what: string): string {
  if (fact == null) throw new Error(`copy: the school has not stated ${what}`);
  return String(fact);
}
