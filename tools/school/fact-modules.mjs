// The facts of a school as modules: one for each, so that a page carries only what it shows.
import { moduleOf } from './module-source.mjs';

/** The facts, their types, and whether their own words (ids, codes) are types, too. */
const FACTS = {
  ADDITIONAL_PROGRAMS: { type: 'readonly AdditionalProgramFacts[]', literal: true },
  ADVISED_CHILDREN: { type: 'readonly AdvisedChild[]' },
  ASKED: { type: 'Readonly<Record<string, readonly string[]>>' },
  BRAND: { type: 'Brand' },
  CENTERS: { type: 'readonly CenterFacts[]', literal: true },
  CORE_LEVELS: { type: 'readonly CoreLevelFacts[]', literal: true },
  COURSE_FAMILIES: { type: 'readonly CourseFamily[]' },
  COURSE_CODES: { type: 'CourseCodes' },
  FEES: { type: 'readonly Fee[]' },
  HOLIDAYS: { type: 'SchoolHolidays' },
  OFFICE: { type: 'OfficeFacts' },
  OFFERS: { type: 'readonly Offer[]', literal: true },
  ONLINE: { type: 'OnlineFacts | null', literal: true },
  ONLINE_CAMP: { type: 'OnlineCamp | null' },
  ONLINE_COURSES: { type: 'readonly OnlineCourseFacts[]', literal: true },
  PAGES: { type: 'readonly PageId[]' },
  PLACES: { type: 'PlacesRules' },
  POLICIES: { type: 'readonly Policy[]' },
  PROGRAMS: { type: 'readonly ProgramFacts[]', literal: true },
  PROGRAM_FINDER: { type: 'ProgramFinder' },
  PUZZLES: { type: 'readonly PuzzleFacts[]' },
  REGION: { type: 'Region' },
  RETENTION: { type: 'Retention' },
  SEASONS: { type: 'readonly Season[]', literal: true },
  SEASON_TABS: { type: 'Readonly<Record<string, SeasonTab>>', literal: true },
  TEACHERS: { type: 'readonly TeacherFacts[]' },
  TIME: { type: 'SchoolTime' },
  TIMETABLE: { type: 'Timetable' },
  VISIT_HOURS: { type: "School['VISIT_HOURS']" },
};

const fileName = (name) => name.toLowerCase().replaceAll('_', '-');

/** What menus and addresses need of a season stands apart: every page has it, the rest only camp pages. */
const tabsOf = (seasons) =>
  Object.fromEntries(seasons.map(({ id, title, icon, address }) => [id, { id, title, icon, address }]));

/** The modules of one school by their files' names. */
export function modulesOf(facts) {
  const values = { ...facts, SEASON_TABS: tabsOf(facts.SEASONS) };
  const names = Object.keys(values).sort();
  return {
    ...Object.fromEntries(
      names.map((name) => [`${fileName(name)}.ts`, moduleOf(name, values[name], FACTS[name])]),
    ),
    'index.ts': names.map((name) => `export { ${name} } from './${fileName(name)}';\n`).join(''),
    // Named one by one: an object of all that a module exports would stand, with all of it, where that module stands.
    'school.ts': [
      "import type { School } from '@kidcode/school';",
      ...Object.keys(facts).map((name) => `import { ${name} } from './${fileName(name)}';`),
      '',
      '/** Everything that the school says of itself, as one object: for the check and the terminal, never for a page. */',
      `export const SCHOOL: School = { ${Object.keys(facts).join(', ')} };`,
      '',
    ].join('\n'),
  };
}
