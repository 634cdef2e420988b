// Makes the modules that code reads under the name `@kidcode/current-school`, out of each school's documents: one for each
// fact, so that a page carries only what it shows. Usage: node tools/school/generate.mjs [school ...]
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { answerFiles } from './answer-files.mjs';
import { schoolNames, settings } from './current-school.mjs';
import { editorSchema, schemaFile } from './editor-schemas.mjs';
import { loadBundled, readSchoolDocuments, sentenceOf } from './read-documents.mjs';
import { regionModules } from './region.mjs';
import { pageListModule, pageModules, pagesProblems, readPages, schoolWords } from './school-pages.mjs';
import { markdownMistakes } from '../markdown/school-markdown.mjs';

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

const MONEY = new Set(['amount', 'discountedPrice', 'fullDay', 'halfDay', 'price']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as TypeScript: amounts and days carry the types that only they have. */
function sourceOf(value, key) {
  if (typeof value === 'number' && MONEY.has(key)) return `${value} as Cents`;
  if (typeof value === 'string' && DAY.test(value)) return `'${value}' as SiteDay`;
  if (Array.isArray(value)) return `[${value.map((item) => sourceOf(item, key)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, inner]) => `${JSON.stringify(name)}: ${sourceOf(inner, name)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}

function moduleOf(name, value) {
  const { type, literal = false } = FACTS[name];
  // Nothing has no words of its own.
  const isLiteral = literal && value !== null;
  const source = sourceOf(value, '');
  const body = isLiteral
    ? `export const ${name} = ${source} as const satisfies ${type};`
    : `export const ${name}: ${type} = ${source};`;
  const types = [
    ...new Set(body.match(/\b(?:Cents|SiteDay)\b/g) ?? []),
    ...(type.match(/\b[A-Z]\w+/g) ?? []),
  ].filter((word) => !['Readonly', 'Record', 'VISIT_HOURS'].includes(word));
  const imports = types.length === 0 ? '' : `import type { ${types.join(', ')} } from '@kidcode/school';\n\n`;
  return `${imports}${body}\n`;
}

const fileName = (name) => name.toLowerCase().replaceAll('_', '-');

/** What menus and addresses need of a season stands apart: every page has it, the rest only camp pages. */
const tabsOf = (seasons) =>
  Object.fromEntries(seasons.map(({ id, title, icon, address }) => [id, { id, title, icon, address }]));

/** Writes only what changed, so that watchers and caches stay calm. */
function writeChanged(file, text) {
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The first time.
  }
  if (before !== text) writeFileSync(file, text);
}

/** The modules of one school by their files' names. */
function modulesOf(facts) {
  const values = { ...facts, SEASON_TABS: tabsOf(facts.SEASONS) };
  const names = Object.keys(values).sort();
  return {
    ...Object.fromEntries(names.map((name) => [`${fileName(name)}.ts`, moduleOf(name, values[name])])),
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

function writeFolder(folder, modules) {
  for (const [file, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeChanged(join(folder, file), text);
  }
}

/** What editors know of the documents (`.vscode/settings.json` names the files). */
async function writeEditorSchemas() {
  const { DOCUMENT_SCHEMAS } = await loadBundled('libs/school/src/documents/index.ts');
  const texts = Object.entries(DOCUMENT_SCHEMAS).map(([documents, schema]) => [
    schemaFile(documents),
    JSON.stringify(editorSchema(schema)),
  ]);
  writeFolder(fileURLToPath(new URL('../../.vscode/schemas', import.meta.url)), Object.fromEntries(texts));
}

/** The school's answer cards as a module, so that functions and sandbox need no reader of YAML; and what is wrong in them. */
async function answersOf(name) {
  const { readAnswers } = await loadBundled('libs/answers/src/documents/read-answers.ts');
  const read = answerFiles(name).map(({ file, source }) => readAnswers(file, source));
  const cards = read.flatMap(({ cards: placed }) => placed.map(({ card }) => card));
  const module = [
    "import type { AnswerCard } from '@kidcode/school';",
    '',
    `export const ANSWERS: readonly AnswerCard[] = JSON.parse(${JSON.stringify(JSON.stringify(cards))});`,
    '',
  ].join('\n');
  return { module, mistakes: read.flatMap(({ problems }) => problems.map(sentenceOf)) };
}

/** What is wrong with the puzzles of a school that was read: what cannot be solved, or is solved without doing anything. */
async function puzzleMistakes(name, { facts, mistakeAt }) {
  const { checkPuzzles } = await loadBundled('libs/puzzles/src/check-puzzles.ts');
  return checkPuzzles(facts.PUZZLES).map(({ path, message }) => {
    const mistake = mistakeAt(path, message);
    return sentenceOf({ ...mistake, file: `schools/${name}/${mistake.file}` });
  });
}

/** The day that the site is made for: `SITE_TODAY`, else today at the school. */
const dayOf = ({ TIME }) =>
  settings().SITE_TODAY || new Intl.DateTimeFormat('en-CA', { timeZone: TIME.zone }).format(new Date());

/** The pages that are documents; their texts quote facts, so the modules of these are there before. */
async function writePages(name, folder, { mistakes, pages }) {
  writeFolder(folder, { 'site-pages.ts': pageListModule(pages) });
  const words = await schoolWords(name);
  const found = [...mistakes, ...pagesProblems(pages, words)];
  if (found.length > 0) return inOrder(found).map(sentenceOf);
  const modules = pageModules(pages, words.wordsFor);
  for (const old of filesIn(join(folder, 'pages')))
    if (!(`pages/${old}` in modules)) rmSync(join(folder, 'pages', old));
  writeFolder(folder, { 'site-pages.ts': pageListModule(pages, words.wordsFor), ...modules });
  return [];
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

const inOrder = (mistakes) =>
  [...mistakes].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/**
 * Makes the modules of some schools.
 *
 * @returns {Promise<readonly string[]>} what is wrong in their documents, a sentence each; such a school keeps its modules.
 */
export async function generateSchools(names = schoolNames()) {
  await writeEditorSchemas();
  const found = await Promise.all(
    names.map(async (name) => {
      const read = await readSchoolDocuments(name);
      const answers = await answersOf(name);
      const others = [...answers.mistakes, ...markdownMistakes(name)];
      if (!read.ok) return [...read.error.map(sentenceOf), ...others];
      const puzzles = await puzzleMistakes(name, read.value);
      const folder = fileURLToPath(new URL(`../../schools/${name}/generated`, import.meta.url));
      const documents = await readPages(name, dayOf(read.value.facts));
      // A page before its first day, or after its last, is none.
      const PAGES = read.value.facts.PAGES.filter((id) => !documents.resting.includes(id));
      const modules = modulesOf({ ...read.value.facts, PAGES });
      writeFolder(folder, { ...regionModules(read.value.facts.REGION), 'answers.ts': answers.module });
      writeFolder(join(folder, 'facts'), modules);
      return [...puzzles, ...others, ...(await writePages(name, folder, documents))];
    }),
  );
  return found.flat();
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const mistakes = await generateSchools(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
