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
import { moduleOf } from './module-source.mjs';
import { loadBundled, readSchoolDocuments, sentenceOf } from './read-documents.mjs';
import { regionModules } from './region.mjs';
import {
  brokenLinks,
  factLinks,
  pageListModules,
  pageModules,
  pagesProblems,
  readPages,
  readPictures,
  schoolWords,
} from './school-pages.mjs';
import { readTexts } from './school-texts.mjs';

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
  const links = read.flatMap(({ cards: placed }) =>
    placed.flatMap(({ card, mistakeAt }) =>
      card.read === null ? [] : [{ to: card.read, mistake: (message) => mistakeAt('read', message) }],
    ),
  );
  return { module, links, mistakes: read.flatMap(({ problems }) => problems.map(sentenceOf)) };
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

/** Pages and texts; they quote facts, so the modules of these are there before, and addresses are known to the words. */
async function writeWords(name, folder, { facts, library, pictures, links, documents }) {
  const { mistakes, pages, isWhole } = documents;
  const words = await schoolWords(name, pages);
  const texts = readTexts(name, { facts, library, pictures, words });
  const found = [
    ...pictures.mistakes,
    ...mistakes,
    ...pagesProblems(pages, words, isWhole),
    ...(isWhole ? brokenLinks(links, words) : []),
    ...texts.mistakes,
  ];
  if (found.length > 0) return inOrder(found).map(sentenceOf);
  const modules = { ...pageModules(pages, words.wordsFor), ...texts.modules };
  for (const below of ['pages', 'texts'])
    for (const old of filesIn(join(folder, below)))
      if (!(`${below}/${old}` in modules)) rmSync(join(folder, below, old));
  writeFolder(folder, { ...pageListModules(pages, words.wordsFor), ...modules });
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
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const found = await Promise.all(
    names.map(async (name) => {
      const read = await readSchoolDocuments(name);
      const answers = await answersOf(name);
      if (!read.ok) return [...read.error.map(sentenceOf), ...answers.mistakes];
      const puzzles = await puzzleMistakes(name, read.value);
      const folder = fileURLToPath(new URL(`../../schools/${name}/generated`, import.meta.url));
      const pictures = readPictures(name, library);
      const documents = await readPages(name, dayOf(read.value.facts), pictures);
      // A page before its first day, or after its last, is none.
      const PAGES = read.value.facts.PAGES.filter((id) => !documents.resting.includes(id));
      const facts = { ...read.value.facts, PAGES };
      writeFolder(folder, { ...regionModules(facts.REGION), 'answers.ts': answers.module });
      writeFolder(join(folder, 'facts'), modulesOf(facts));
      const links = [...answers.links, ...factLinks(name, read.value)];
      const words = await writeWords(name, folder, { facts, library, pictures, links, documents });
      return [...puzzles, ...answers.mistakes, ...words];
    }),
  );
  return found.flat();
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const mistakes = await generateSchools(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
