import { onlineProblems, labelYearOf, lastStart } from './check/check-online';
import { BELOW_CAMPS, pagesProblems, RESERVED_SEGMENTS } from './check/check-pages';
import { programProblems } from './check/check-programs';
import { allSeasonProblems, dearerMonths } from './check/check-seasons';
import { endsSoon, type EndsSoon } from './check/ends-soon';
import { problem, unless, type SchoolProblem } from './check/school-problem';
import { isPublicHoliday } from './day-standing';
import type { School } from './school';
import { type SiteDay, addDays } from './site-day';
import { hasParts, samplesIn } from './samples-in';

/** What an address can carry as one of its parts. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Codes that stand for two things, and names that no address can carry or that are taken. */
function nameProblems(school: School): readonly SchoolProblem[] {
  const { BRAND, CENTERS, SEASONS } = school;
  const reserved = [...RESERVED_SEGMENTS, `why-${BRAND.slug}`, ...SEASONS.map(({ id }) => id)];
  return [
    ...(['CORE_LEVELS', 'ONLINE_COURSES'] as const).flatMap((list) => {
      const codes = school[list].map(({ courseCode }) => courseCode);
      return codes.flatMap((code, index) => {
        const message = `Expected a code of its own, got "${code}", which another one has already.`;
        const isFirst = codes.indexOf(code) === index;
        return unless(isFirst, 'duplicate-code', `${list}[${index}].courseCode`, message);
      });
    }),
    ...school.ADDITIONAL_PROGRAMS.flatMap(({ id }, index) => {
      const message = `Expected lower-case letters, digits and single hyphens, as an address carries them, got "${id}".`;
      return unless(SEGMENT.test(id), 'bad-id', `ADDITIONAL_PROGRAMS[${index}].id`, message);
    }),
    ...CENTERS.flatMap(({ id }, index) => {
      const message = `Expected an id that is no other address of the site, got "${id}".`;
      return unless(!reserved.includes(id), 'reserved-id', `CENTERS[${index}].id`, message);
    }),
    ...SEASONS.flatMap(({ id }) => {
      const message = `Expected a name that is no page below /camps, got "${id}"; call the file otherwise.`;
      return unless(!BELOW_CAMPS.includes(id), 'reserved-id', `SEASONS.${id}`, message);
    }),
  ];
}

const DAYS_PER_YEAR = 365;

/** What lies behind with nothing after it (D-44): the site still works, but somebody should look at it. */
function overNotices(school: School, today: SiteDay): readonly SchoolProblem[] {
  const { SEASONS, ONLINE_COURSES, TIMETABLE } = school;
  const starts = ONLINE_COURSES.map((course) => lastStart(course, labelYearOf(school)));
  const anyAhead = starts.some((day) => day !== null && day >= today);
  return [
    ...SEASONS.flatMap(({ id, editions }) => {
      const latest = editions.at(-1);
      if (latest === undefined || latest.lastDay >= today) return [];
      const message = `Expected an edition that is not over, got ${latest.id}, which ended on ${latest.lastDay}.`;
      return [problem('season-over', `SEASONS.${id}.editions`, message)];
    }),
    ...unless(
      ONLINE_COURSES.length === 0 || anyAhead,
      'courses-over',
      'ONLINE_COURSES',
      'Expected a course with a start date ahead, got none.',
    ),
    ...unless(
      TIMETABLE.starts >= addDays(today, -DAYS_PER_YEAR),
      'timetable-old',
      'TIMETABLE.starts',
      `Expected a timetable of the last year, got one that began on ${TIMETABLE.starts}.`,
    ),
    ...unless(
      TIMETABLE.starts <= addDays(today, 2 * DAYS_PER_YEAR),
      'timetable-far',
      'TIMETABLE.starts',
      `Expected a timetable that begins within two years, got one that begins on ${TIMETABLE.starts}.`,
    ),
  ];
}

/** Days that are named as public holidays and are none: the holiday that was meant stays "not published" (D-90). */
const strangeHolidays = ({ HOLIDAYS }: School): readonly SchoolProblem[] =>
  HOLIDAYS.open.flatMap((day, index) => {
    const message = `Expected a public holiday on which classes meet, got ${day}.`;
    return unless(isPublicHoliday(day), 'no-holiday', `HOLIDAYS.open[${index}]`, message);
  });

/** Days that a school plans ahead at most: more is a slip in a year. */
const LONGEST_PLAN = 5 * 365;

/** Single days that lie further ahead than anybody plans. */
const farHolidays = ({ HOLIDAYS }: School, today: SiteDay): readonly SchoolProblem[] =>
  (['closed', 'open'] as const).flatMap((list) =>
    HOLIDAYS[list].flatMap((day, index) => {
      const isNear = day <= addDays(today, LONGEST_PLAN);
      const message = `Expected a day within the next five years, got ${day}.`;
      return unless(isNear, 'holiday-far', `HOLIDAYS.${list}[${index}]`, message);
    }),
  );

/** Hosts that are reserved for examples: nobody answers there (RFC 2606). */
const EXAMPLE = /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?![\w.-])/i;

/** An entry of a list is known by its id, kind or code. */
function entryName(value: unknown, key: string): string {
  const names = hasParts(value) ? [value['id'], value['kind'], value['courseCode']] : [];
  return names.find((name) => typeof name === 'string') ?? key;
}

function linksIn(value: unknown, path: string): readonly SchoolProblem[] {
  if (typeof value === 'string') {
    if (!EXAMPLE.test(value)) return [];
    return [
      problem('example-link', path, `Expected a link that leads somewhere, or nothing there, got ${value}.`),
    ];
  }
  if (!hasParts(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    linksIn(inner, `${path === '' ? '' : `${path}.`}${entryName(inner, key)}`),
  );
}

/** A deployment names a portal of its own. */
const STAND_IN = 'BRAND.portal.defaultUrl';

/** Links to example.com that a parent could press (D-56). */
const linkNotices = (school: School): readonly SchoolProblem[] =>
  linksIn(school, '').filter(({ path }) => path !== STAND_IN);

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
  [nameProblems, ['BRAND', 'PROGRAMS', 'CORE_LEVELS']],
  [linkNotices, []],
  [allSeasonProblems, []],
  [strangeHolidays, ['HOLIDAYS']],
  [programProblems, ['COURSE_CODES', 'PROGRAMS', 'PROGRAM_FINDER']],
  [onlineProblems, ['ONLINE', 'ONLINE_CAMP', 'TIMETABLE']],
  [pagesProblems, ['PAGES', 'SEASONS', 'ONLINE', 'ONLINE_CAMP', 'ADDITIONAL_PROGRAMS']],
];

/**
 * What is wrong with a school on every day: names that collide, days that contradict each other, prices that are missing. What
 * the schemas of its documents refuse is not asked again.
 *
 * @param isKnown whether all of a fact was read: what a part of a school contradicts is told, what is missing is not.
 */
export const schoolProblems = (
  school: School,
  isKnown: (fact: keyof School) => boolean = () => true,
): readonly SchoolProblem[] =>
  CHECKS.flatMap(([check, compares]) => (compares.every(isKnown) ? check(school) : []));

/**
 * Everything that the schemas of a school's documents cannot say: names that collide, days that contradict each other,
 * prices that are missing, and what lies behind with nothing after it (D-44).
 *
 * @param today the site's day, for what is over and what ends soon.
 */
export function checkSchool(school: School, today: SiteDay): SchoolReport {
  const problems = [
    ...schoolProblems(school),
    ...dearerMonths(school, today),
    ...overNotices(school, today),
    ...farHolidays(school, today),
  ];
  return {
    ok: problems.every(({ severity }) => severity !== 'error'),
    problems,
    endsSoon: endsSoon(school, today),
    samples: Object.entries(school).flatMap(([name, part]) => samplesIn(part, name, true)),
  };
}

/**
 * Centers outside of the school's region. Finder, map and the clock of the school are those of its region: at such a center they
 * are not its own.
 *
 * @param zips those of the region.
 * @returns a notice for each.
 */
export function centersElsewhere(
  { CENTERS, REGION, TIME }: Pick<School, 'CENTERS' | 'REGION' | 'TIME'>,
  zips: readonly { readonly zip: string }[],
): readonly SchoolProblem[] {
  const known = new Set(zips.map(({ zip }) => zip));
  return CENTERS.flatMap(({ id, zip, city, state }) =>
    unless(
      known.has(zip),
      'center-elsewhere',
      `CENTERS.${id}.zip`,
      `Expected a ZIP of ${REGION.name}, got ${zip} (${city}, ${state}): no ZIP around it is known to the finder, and its times and calendar files are those of ${TIME.zone}.`,
    ),
  );
}
