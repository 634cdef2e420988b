import { nearestName } from '../misspelled-names';
import type { School } from '../school';
import { unless, type SchoolProblem } from './school-problem';

function codeProblems(school: School): readonly SchoolProblem[] {
  const { specialized, corePrefix, defaultCore, defaultSpecialized } = school.COURSE_CODES;
  const isCore = (code: string) =>
    code.startsWith(corePrefix) && /^\d{2,}$/.test(code.slice(corePrefix.length));
  const special = (path: string, code: string) =>
    unless(
      specialized.includes(code),
      'unknown-course-code',
      path,
      `Expected a code that "specialized" of the course codes lists, got "${code}".`,
    );
  const core = (path: string, code: string) =>
    unless(
      isCore(code),
      'unknown-course-code',
      path,
      `Expected ${corePrefix} and two digits, got "${code}".`,
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
function finderProblems({ PROGRAMS, PROGRAM_FINDER, ADVISED_CHILDREN }: School): readonly SchoolProblem[] {
  const keys = PROGRAMS.map(({ key }) => key);
  // A row of an unknown program may be the one that is looked for.
  const isSound = PROGRAM_FINDER.programs.every(
    ({ program, title }) => title !== undefined || keys.includes(program),
  );
  const unknown = (path: string, list: 'interests' | 'goals' | 'experience', ids: readonly string[]) =>
    ids.flatMap((id) =>
      unless(
        PROGRAM_FINDER[list].some((topic) => topic.id === id),
        'unknown-topic',
        path,
        `Expected one of the ${list} of the program finder, got "${id}".`,
      ),
    );
  return [
    ...PROGRAM_FINDER.programs.flatMap((row) => {
      const { program, title, interests, goals, advised, after = [], teaches } = row;
      const path = `PROGRAM_FINDER.programs.${program}`;
      const facts = PROGRAMS.find(({ key }) => key === program);
      const isKnown = title !== undefined || facts !== undefined;
      return [
        ...unless(
          isKnown,
          'class-without-program',
          path,
          `Expected a program's key, such as ${nearestName(program, keys) ?? keys[0] ?? 'A'}, or a title, got "${program}".`,
        ),
        ...unless(
          !isKnown || advised !== undefined || facts?.ages != null,
          'program-without-ages',
          path,
          'Expected the ages that a teacher advises, got none.',
        ),
        ...unknown(path, 'interests', interests),
        ...unknown(path, 'goals', goals),
        ...unknown(path, 'experience', teaches === undefined ? after : [...after, teaches]),
      ];
    }),
    ...ADVISED_CHILDREN.flatMap(({ likes, goal, experience, program }, index) => {
      const path = `ADVISED_CHILDREN[${index}]`;
      return [
        ...unless(
          !isSound || PROGRAM_FINDER.programs.some((row) => row.program === program),
          'class-without-program',
          path,
          `Expected a program of the program finder, got "${program}".`,
        ),
        ...unknown(path, 'interests', likes),
        ...unknown(path, 'goals', goal === undefined ? [] : [goal]),
        ...unknown(path, 'experience', [experience]),
      ];
    }),
  ];
}

/** Codes that the portal does not know, and names that the program finder does not. */
export const programProblems = (school: School): readonly SchoolProblem[] => [
  ...codeProblems(school),
  ...finderProblems(school),
];
