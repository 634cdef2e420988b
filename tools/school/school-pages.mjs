// The pages of a school that are documents: read, checked with each other, and made into modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DEFAULT_SCHOOL } from './current-school.mjs';
import { loadBundled, pageIds } from './read-documents.mjs';
import { readPage } from './read-page.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const BLOCKS = 'apps/web/src/blocks';

/** What pictures show in words, by their files: the school's `pictures.yaml`. */
function readAlts(school, { readDocument, line }, v) {
  const file = `schools/${school}/pictures.yaml`;
  if (!existsSync(at(file))) return { alts: {}, mistakes: [] };
  const read = readDocument(v.record(v.string(), line), { file, text: readFileSync(at(file), 'utf8') });
  return read.ok ? { alts: read.value.value, mistakes: [] } : { alts: {}, mistakes: read.error };
}

/** What a page's document may name behind three backticks, for `kidcode school blocks`. */
export async function pageBlocks() {
  const { BLOCKS: blocks } = await loadBundled(`${BLOCKS}/index.ts`);
  return Object.entries(blocks).map(([name, { about, heading, example, fields }]) => ({
    name,
    about,
    heading,
    fields: Object.keys(fields),
    example,
  }));
}

/**
 * Reads the pages of a school.
 *
 * @param {string} today a day as YYYY-MM-DD.
 * @returns what is wrong in them, those that are shown on that day, and the names of those that are not.
 */
export async function readPages(school, today) {
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const { BLOCKS: blocks } = await loadBundled(`${BLOCKS}/index.ts`);
  const v = await import('valibot');
  const { alts, mistakes } = readAlts(school, library, v);
  const shelves = [at(`schools/${school}/public/pictures`), at('apps/web/public/pictures')];
  const hasPicture = (file) => shelves.some((shelf) => existsSync(join(shelf, file)));
  const pages = pageIds(at(`schools/${school}`)).map((id) => {
    const file = `schools/${school}/pages/${id}.md`;
    return {
      id,
      file,
      ...readPage({ file, id, text: readFileSync(at(file), 'utf8') }, { library, blocks, hasPicture, alts }),
    };
  });
  const isShown = ({ head }) => (head.from ?? today) <= today && today <= (head.until ?? today);
  const readable = pages.filter(({ head }) => head !== undefined);
  return {
    mistakes: [...mistakes, ...pages.flatMap((page) => page.mistakes)],
    pages: readable.filter(isShown),
    resting: readable.filter((page) => !isShown(page)).map(({ id }) => id),
  };
}

/** The module that menus, addresses and heads of pages are made of. */
export function pageListModule(pages, wordsFor = () => undefined) {
  const list = pages.map(({ facts }) => facts(wordsFor));
  return `import type { PageFacts } from '@kidcode/school';\n\nexport const SITE_PAGES: readonly PageFacts[] = ${JSON.stringify(list, null, 2)};\n`;
}

/** The facts that texts may name and the addresses there are, of a school whose fact modules are written. */
export async function schoolWords(school) {
  const conditions = school === DEFAULT_SCHOOL ? [] : [`school-${school}`];
  const { PLACEHOLDERS, pageAtAddress, COURSE_NAMES } = await loadBundled(`${BLOCKS}/placeholders.ts`, {
    conditions,
  });
  const wordsFor = (name) => (Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name]() : undefined);
  return { wordsFor, names: Object.keys(PLACEHOLDERS), courseNames: COURSE_NAMES, pageAtAddress };
}

const addressOf = ({ head }) => head.address;

/** What is wrong between pages: placeholders, links to nothing, an address of two pages, a page that nobody leads to. */
export function pagesProblems(pages, { wordsFor, names, courseNames, pageAtAddress }) {
  const linked = new Set(pages.flatMap(({ links }) => links.map(({ to }) => pageAtAddress(to))));
  return pages.flatMap((page) => [
    ...page.fill(wordsFor, names),
    ...page.links
      .filter(({ to }) => pageAtAddress(to) === null)
      .map(({ to, mistake }) => mistake(`there is no page at ${to}.`)),
    ...page.courses
      .filter(({ name }) => !courseNames.includes(name))
      .map(({ name, mistake }) =>
        mistake(`there is no course "${name}": expected one of ${courseNames.join(', ')}.`),
      ),
    ...(addressOf(page) !== undefined && pageAtAddress(addressOf(page)) !== page.id
      ? [
          page.headMistake(
            ['address'],
            `${addressOf(page)} is the address of the page "${pageAtAddress(addressOf(page))}".`,
          ),
        ]
      : []),
    ...((page.head.menu ?? page.head.footer ?? (linked.has(page.id) || addressOf(page) === undefined))
      ? []
      : [
          page.headMistake(
            [],
            'nobody leads to this page: give it a "menu" or a "footer", or a link from another page.',
          ),
        ]),
  ]);
}

const componentOf = (block) => block[0].toUpperCase() + block.slice(1);

/** A page as a module: its words, and of the blocks only those that it shows. */
function pageModule(page, wordsFor) {
  const blocks = page.filled(wordsFor);
  const names = [...new Set(blocks.map(({ block }) => block))].sort();
  const web = `../../../../${BLOCKS}`;
  return [
    ...names.map((name) => `import { ${componentOf(name)} } from '${web}/${name}/${name}';`),
    `import { documentPage, placed } from '${web}/document-page';`,
    '',
    `export const Page = documentPage(${JSON.stringify(page.head.for ?? null)}, [`,
    ...blocks.map(
      ({ block, value, where, samples }) =>
        `  placed(${[componentOf(block), JSON.stringify(value), JSON.stringify(where), samples]
          .join(', ')
          .replace(/(, )+$/, '')
          .replace(/, , /, ', undefined, ')}),`,
    ),
    ']);',
    '',
  ].join('\n');
}

/** The modules of all pages by their files below `generated/`. */
export const pageModules = (pages, wordsFor) => ({
  'pages.ts': [
    "import type { ComponentType } from 'react';",
    '',
    'export const DOCUMENT_PAGES: Readonly<Record<string, () => Promise<ComponentType>>> = {',
    ...pages.map(
      ({ id }) => `  ${JSON.stringify(id)}: () => import('./pages/${id}').then((module) => module.Page),`,
    ),
    '};',
    '',
  ].join('\n'),
  ...Object.fromEntries(pages.map((page) => [`pages/${page.id}.ts`, pageModule(page, wordsFor)])),
});
