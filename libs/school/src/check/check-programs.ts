import type { School } from '../school';
import { problem, unless, type SchoolProblem } from './school-problem';

function timetableProblems({ PROGRAMS, TIMETABLE }: School): readonly SchoolProblem[] {
  const keys = PROGRAMS.map(({ key }) => key);
  return [
    ...keys.flatMap((key) =>
      unless(
        Object.hasOwn(TIMETABLE.centers, key),
        problem('program-without-class', `TIMETABLE.centers.${key}`, `Expected a class of ${key}, got none.`),
      ),
    ),
    ...Object.keys(TIMETABLE.centers).flatMap((key) =>
      unless(
        keys.includes(key),
        problem(
          'class-without-program',
          `TIMETABLE.centers.${key}`,
          `Expected a program's key, got ${key}, which no program has.`,
        ),
      ),
    ),
  ];
}

function codeProblems(school: School): readonly SchoolProblem[] {
  const { specialized, corePrefix, defaultCore, defaultSpecialized } = school.COURSE_CODES;
  const isCore = (code: string) =>
    code.startsWith(corePrefix) && /^\d{2,}$/.test(code.slice(corePrefix.length));
  const special = (path: string, code: string) =>
    unless(
      specialized.includes(code),
      problem('unknown-course-code', path, `Expected a code of COURSE_CODES.specialized, got "${code}".`),
    );
  const core = (path: string, code: string) =>
    unless(
      isCore(code),
      problem('unknown-course-code', path, `Expected ${corePrefix} and two digits, got "${code}".`),
    );
  return [
    ...school.PROGRAMS.flatMap(({ key, courseCode }) => special(`PROGRAMS.${key}.courseCode`, courseCode)),
    ...school.ONLINE_COURSES.flatMap(({ courseCode }, index) =>
      special(`ONLINE_COURSES[${index}].courseCode`, courseCode),
    ),
    ...school.CORE_LEVELS.flatMap(({ id, courseCode }) => core(`CORE_LEVELS.${id}.courseCode`, courseCode)),
    ...core('COURSE_CODES.defaultCore', defaultCore),
    ...special('COURSE_CODES.defaultSpecialized', defaultSpecialized),
  ];
}

/** What the finder's table names must be there: a row that nobody can reach would be lost without a sign. */
function finderProblems({ PROGRAMS, PROGRAM_FINDER }: School): readonly SchoolProblem[] {
  const keys = PROGRAMS.map(({ key }) => key);
  const has = (topics: readonly { readonly id: string }[], id: string) =>
    topics.some((topic) => topic.id === id);
  return PROGRAM_FINDER.programs.flatMap(({ program, title, interests, goals }) => {
    const path = `PROGRAM_FINDER.programs.${program}`;
    return [
      ...unless(
        title !== undefined || keys.includes(program),
        problem('class-without-program', path, `Expected a program's key or a title, got "${program}".`),
      ),
      ...interests.flatMap((id) =>
        unless(
          has(PROGRAM_FINDER.interests, id),
          problem('unknown-topic', path, `Expected an id of PROGRAM_FINDER.interests, got "${id}".`),
        ),
      ),
      ...goals.flatMap((id) =>
        unless(
          has(PROGRAM_FINDER.goals, id),
          problem('unknown-topic', path, `Expected an id of PROGRAM_FINDER.goals, got "${id}".`),
        ),
      ),
    ];
  });
}

/** Classes without a program, programs without a class, and codes that the portal does not know. */
export const programProblems = (school: School): readonly SchoolProblem[] => [
  ...timetableProblems(school),
  ...codeProblems(school),
  ...finderProblems(school),
];
