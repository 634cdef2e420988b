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

import { at, schoolNames, settings } from './current-school.mjs';
import { editorSchema, schemaFile } from './editor-schemas.mjs';
import { modulesOf, pageListModules, pageModules } from './module-source.mjs';
import { isStampRight, writeStamp } from './input-stamp.cjs';
import { documentIds, loadBundled, readSchoolDocuments, sentenceOf } from './read-documents.mjs';
import { regionModules, unknownCounties } from './region.mjs';
import {
  anchorsOf,
  brokenLinks,
  pageLinks,
  factLinks,
  pagesProblems,
  readPages,
  readPictures,
  schoolWords,
  unreadAddresses,
  unreadNames,
} from './school-pages.mjs';
import { cardMistakes, readCards, writeLearnt } from './school-answers.mjs';
import { readTexts } from './school-texts.mjs';
import {
  misspelledMarks,
  openChoices,
  strangeSchools,
  unfitPictures,
  unreadFiles,
} from './stray-content.mjs';

/** Writes only what changed, so that watchers and caches stay calm. */
function writeChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function writeFolder(folder, modules) {
  for (const [file, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeChanged(join(folder, file), text);
  }
}

/** Map and ZIP codes take a third of a second, and are made again only where the region, or what makes them, is another. */
function writeRegion(name, folder, region) {
  const stamp = join(folder, 'region.json');
  if (isStampRight(stamp, at(''))) return;
  const modules = regionModules(region);
  writeFolder(folder, modules);
  const files = ['facts/region.ts', ...Object.keys(modules)].map(
    (file) => `schools/${name}/generated/${file}`,
  );
  writeStamp(stamp, at(''), ['package-lock.json', 'tools/school/region.mjs', ...files]);
}

const READERS = [
  'libs/school/src/documents/index.ts',
  'libs/answers/src/documents/read-answers.ts',
  'libs/puzzles/src/check-puzzles.ts',
  'apps/web/src/blocks/all-blocks.ts',
];

let editorSchemas;

/** What editors know of the documents (`.vscode/settings.json` names the files). */
async function writeEditorSchemas() {
  const { DOCUMENT_SCHEMAS } = await loadBundled('libs/school/src/documents/index.ts');
  const texts = Object.entries(DOCUMENT_SCHEMAS).map(([documents, schema]) => [
    schemaFile(documents),
    JSON.stringify(editorSchema(schema)),
  ]);
  writeFolder(at('.vscode/schemas'), Object.fromEntries(texts));
}

/** What is wrong with the puzzles of a school: what cannot be solved, or is solved without doing anything. */
async function puzzleMistakes({ facts, mistakeAt }) {
  const { checkPuzzles } = await loadBundled('libs/puzzles/src/check-puzzles.ts');
  return checkPuzzles(facts.PUZZLES).map(({ path, message }) => mistakeAt(path, message));
}

/** Counties of the region that there are none of: no map could be drawn. */
const countyMistakes = ({ facts: { REGION }, mistakeAt }) =>
  unknownCounties(REGION ?? { counties: [] }).map((county) =>
    mistakeAt(
      'REGION.counties',
      `there is no county "${county}"; a FIPS code has five digits, such as 48121.`,
    ),
  );

/** The day that the site is made for: `SITE_TODAY`, else today at the school. */
const dayOf = (read) =>
  settings().SITE_TODAY ||
  new Intl.DateTimeFormat('en-CA', { timeZone: read.ok ? read.value.facts.TIME.zone : 'UTC' }).format(
    new Date(),
  );

/**
 * What is wrong in pages and texts, which quote facts and lead to addresses: `words`, or null where none are known yet. Where
 * nothing is wrong, their modules are written.
 *
 * @returns what is wrong.
 */
function writeWords(name, folder, { read, library, pictures, documents, words, links, mistakes }) {
  const offers = read.value.facts.OFFERS.map(({ id }) => id);
  const names = {
    branches: documentIds(at(`schools/${name}`), 'branches', '.yaml'),
    offers: read.ok || offers.length > 0 ? offers : null,
  };
  const texts = readTexts(name, {
    facts: read.ok ? read.value.facts : null,
    library,
    pictures,
    words,
    names,
  });
  const found = [
    ...mistakes,
    ...pictures.mistakes,
    ...documents.mistakes,
    ...texts.mistakes,
    ...(words === null
      ? []
      : [
          ...pagesProblems(documents, words),
          ...brokenLinks([...links, ...pageLinks(documents), ...texts.links], {
            ...words,
            anchors: anchorsOf(documents, texts),
            library,
          }),
        ]),
  ];
  if (found.length > 0) return found;
  const { pages } = documents;
  const modules = { ...pageModules(pages, words.wordsFor), ...texts.modules };
  for (const below of ['pages', 'texts'])
    for (const old of filesIn(join(folder, below)))
      if (!(`${below}/${old}` in modules)) rmSync(join(folder, below, old));
  writeFolder(folder, {
    ...{ ...pageListModules(pages, words.wordsFor), ...modules },
    'words.json': JSON.stringify(words.names.map((name) => ({ name, words: words.wordsFor(name) ?? null }))),
  });
  return [];
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Makes the modules of some schools.
 *
 * @returns {Promise<readonly string[]>} what is wrong in their documents, a sentence each; such a school keeps its modules.
 */
export async function generateSchools(names = schoolNames()) {
  // Bundled side by side: each is asked for again where it is used.
  await Promise.all(READERS.map((entry) => loadBundled(entry)));
  await (editorSchemas ??= writeEditorSchemas());
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const found = await Promise.all(
    names.map(async (name) => {
      const documented = await readSchoolDocuments(name);
      const strange = countyMistakes(documented.value);
      const read = {
        ...documented,
        ok: documented.ok && strange.length === 0,
        error: [...documented.error, ...strange],
      };
      const answers = await readCards(name);
      const folder = at(`schools/${name}/generated`);
      const pictures = readPictures(name, library);
      const documents = await readPages(name, dayOf(read), pictures);
      if (read.ok) {
        // A page before its first day, or after its last, is none.
        const PAGES = read.value.facts.PAGES.filter((id) => !documents.resting.includes(id));
        const facts = { ...read.value.facts, PAGES };
        writeFolder(folder, { 'answers.ts': answers.module });
        writeFolder(join(folder, 'facts'), modulesOf(facts));
        writeRegion(name, folder, facts.REGION);
      }
      const isKnown = read.ok || existsSync(join(folder, 'facts/index.ts'));
      const mistakes = writeWords(name, folder, {
        ...{ read, library, pictures, documents },
        words: isKnown
          ? await schoolWords(
              name,
              dayOf(read),
              documents.pages,
              read.ok ? unreadAddresses(documents) : unreadNames(name, folder, documents),
            )
          : null,
        links: [...answers.links, ...factLinks(read.value)],
        mistakes: [...read.error, ...(await puzzleMistakes(read.value))],
      });
      const isWritten = existsSync(join(folder, 'facts/index.ts')) && existsSync(join(folder, 'faq.ts'));
      if (isWritten) await writeLearnt(name, answers.read);
      const inCards = isWritten
        ? cardMistakes(name, answers.read, dayOf(read), mistakes.length === 0)
        : answers.mistakes;
      const unread = unreadFiles(name, library.nearestName);
      const stray = [...strangeSchools(name), ...openChoices(name), ...unfitPictures(name)];
      const marks = misspelledMarks(name, library.nearestName);
      // What lies here by mistake is told as that, and nothing of what it says; so is a misspelled mark.
      const told = [...mistakes, ...(await inCards), ...stray].filter(
        ({ file, line }) =>
          !unread.some((other) => other.file === file) &&
          !marks.some((mark) => mark.file === file && mark.line === line),
      );
      return library.inOrder([...told, ...marks, ...unread]).map(sentenceOf);
    }),
  );
  return found.flat();
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const mistakes = await generateSchools(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
