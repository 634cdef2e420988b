import { idProblems } from './check/check-ids';
import { linkNotices } from './check/check-links';
import { offerProblems } from './check/check-offers';
import { onlineProblems } from './check/check-online';
import { overNotices } from './check/check-over';
import { pagesProblems } from './check/check-pages';
import { programProblems } from './check/check-programs';
import { allSeasonProblems } from './check/check-seasons';
import { endsSoon, type EndsSoon } from './check/ends-soon';
import { samplePlaces } from './check/sample-places';
import type { SchoolProblem } from './check/school-problem';
import type { School } from './school';
import type { SiteDay } from './site-day';

/** What a check of a school's data found. */
export type SchoolReport = {
  /** False when a problem is an error: such a school must not be published. */
  readonly ok: boolean;
  readonly problems: readonly SchoolProblem[];
  /** What somebody has to continue within the next 30 days, the nearest first. */
  readonly endsSoon: readonly EndsSoon[];
  /** Where content stands in for the school's own. */
  readonly samples: readonly string[];
};

/** What is looked at, each with the facts that are compared with each other: without one of these it would tell what is not so. */
const CHECKS: readonly (readonly [
  check: (school: School) => readonly SchoolProblem[],
  compares: readonly (keyof School)[],
])[] = [
  [idProblems, ['BRAND', 'PROGRAMS', 'CORE_LEVELS']],
  [linkNotices, []],
  [allSeasonProblems, []],
  [offerProblems, []],
  [programProblems, ['COURSE_CODES', 'PROGRAMS', 'TIMETABLE', 'PROGRAM_FINDER']],
  [onlineProblems, ['ONLINE', 'ONLINE_CAMP', 'TIMETABLE']],
  [pagesProblems, ['PAGES', 'SEASONS', 'ONLINE', 'ONLINE_CAMP', 'ADDITIONAL_PROGRAMS']],
];

/**
 * What is wrong with a school on every day: names that collide, days that contradict each other, prices that are none.
 *
 * @param isKnown whether all of a fact was read: what a part of a school contradicts is told, what is missing is not.
 */
export const schoolProblems = (
  school: School,
  isKnown: (fact: keyof School) => boolean = () => true,
): readonly SchoolProblem[] =>
  CHECKS.flatMap(([check, compares]) => (compares.every(isKnown) ? check(school) : []));

/**
 * Everything that the types of a school's data cannot say: names that collide, days that contradict each other,
 * prices that are none, colours that nobody can read, and what lies behind with nothing after it (D-44).
 *
 * @param today the site's day, for what is over and what ends soon.
 */
export function checkSchool(school: School, today: SiteDay): SchoolReport {
  const problems = [...schoolProblems(school), ...overNotices(school, today)];
  return {
    ok: problems.every(({ severity }) => severity !== 'error'),
    problems,
    endsSoon: endsSoon(school, today),
    samples: samplePlaces(school),
  };
}
