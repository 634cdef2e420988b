// The pages of a school that are documents: read, checked with each other, and made into modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DEFAULT_SCHOOL } from './current-school.mjs';
import { moduleOf } from './module-source.mjs';
import { loadBundled, pageIds } from './read-documents.mjs';
import { readPage } from './read-page.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const BLOCKS = 'apps/web/src/blocks';

/**
 * The pictures of a school: whether there is a file, and what pictures show in words, by their files
 * (`pictures.yaml`; null where that cannot be read).
 */
export function readPictures(school, { readDocument, pictureAlts }) {
  const file = `schools/${school}/pictures.yaml`;
  const shelves = [at(`schools/${school}/public/pictures`), at('apps/web/public/pictures')];
  const hasPicture = (name) => shelves.some((shelf) => existsSync(join(shelf, name)));
  if (!existsSync(at(file))) return { alts: {}, hasPicture, mistakes: [] };
  const read = readDocument(pictureAlts, { file, text: readFileSync(at(file), 'utf8') });
  if (!read.ok) return { alts: null, hasPicture, mistakes: read.error };
  const { value: alts, mistakeAt } = read.value;
  const mistakes = Object.keys(alts)
    .filter((picture) => !hasPicture(picture))
    .map((picture) => mistakeAt([picture], `there is no picture "${picture}" in public/pictures.`));
  return { alts, hasPicture, mistakes };
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
export async function readPages(school, today, { alts, hasPicture }) {
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const { BLOCKS: blocks } = await loadBundled(`${BLOCKS}/index.ts`);
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
    mistakes: pages.flatMap((page) => page.mistakes),
    isWhole: readable.length === pages.length,
    pages: readable.filter(isShown),
    resting: readable.filter((page) => !isShown(page)).map(({ id }) => id),
  };
}

/** The modules that menus and addresses, and that heads of pages are made of. */
export function pageListModules(pages, wordsFor = () => undefined) {
  const heads = pages.map(({ facts }) => facts(wordsFor));
  const SAID = ['title', 'description', 'under'];
  const part = (isSaid) => (head) =>
    Object.fromEntries(Object.entries(head).filter(([name]) => SAID.includes(name) === isSaid));
  const list = heads.map(part(false));
  const words = Object.fromEntries(heads.map((head) => [head.id, part(true)(head)]));
  return {
    'site-pages.ts': moduleOf('SITE_PAGES', list, { type: 'readonly PageFacts[]' }),
    'site-page-words.ts': moduleOf('SITE_PAGE_WORDS', words, { type: 'Readonly<Record<string, PageWords>>' }),
  };
}

/**
 * The facts that texts may name and the addresses there are, of a school whose fact modules are written.
 *
 * @param {readonly object[]} [pages] where the list of its pages is not written yet.
 */
export async function schoolWords(school, pages) {
  const conditions = school === DEFAULT_SCHOOL ? [] : [`school-${school}`];
  const { PLACEHOLDERS, pageAtAddress, COURSE_NAMES } = await loadBundled(`${BLOCKS}/placeholders.ts`, {
    conditions,
    // Written with their braces, another build beside this one would read them so.
    instead:
      pages &&
      Object.fromEntries(
        Object.entries(pageListModules(pages)).map(([file, source]) => [
          `@kidcode/current-school/generated/${file.replace('.ts', '')}`,
          source,
        ]),
      ),
  });
  const wordsFor = (name) => (Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name]() : undefined);
  return { wordsFor, names: Object.keys(PLACEHOLDERS), courseNames: COURSE_NAMES, pageAtAddress };
}

const addressOf = ({ head }) => head.address;

/** Links to nothing. */
export const brokenLinks = (links, { pageAtAddress }) =>
  links
    .filter(({ to }) => pageAtAddress(to) === null)
    .map(({ to, mistake }) => mistake(`there is no page at ${to}.`));

/** Where the facts of a school lead to, each with the mistake that it leads nowhere. */
export const factLinks = (name, { facts: { ASKED, CENTERS, FEES, POLICIES }, mistakeAt }) =>
  [
    ...Object.keys(ASKED).map((to) => [to, `ASKED.${to}`]),
    ...FEES.map(({ mode, page }, index) => [
      mode === 'online' ? page : `/${CENTERS[0].id}/programs/${page}`,
      `FEES[${index}].page`,
    ]),
    ...POLICIES.flatMap(({ id, links = [] }) =>
      links.map(({ href }, index) => [href, `POLICIES.${id}.links[${index}].to`]),
    ),
  ].map(([to, path]) => ({
    to,
    mistake: (message) => {
      const mistake = mistakeAt(path, message);
      return { ...mistake, file: `schools/${name}/${mistake.file}` };
    },
  }));

/** An address that another page has already; of two documents the second is told. */
function sharedAddress(page, pages, pageAtAddress) {
  const address = addressOf(page);
  const other = address === undefined ? null : pageAtAddress(address, page.id);
  const isFirst = pages.findIndex(({ id }) => id === other) > pages.indexOf(page);
  return other === null || isFirst
    ? []
    : [page.headMistake(['address'], `${address} is the address of the page "${other}".`)];
}

/** What is wrong between pages: placeholders, links to nothing, an address of two pages, a page that nobody leads to. */
export function pagesProblems(pages, { wordsFor, names, courseNames, pageAtAddress }, isWhole = true) {
  const linked = new Set(pages.flatMap(({ links }) => links.map(({ to }) => pageAtAddress(to))));
  return pages.flatMap((page) => [
    ...page.fill(wordsFor, names),
    ...page.courses
      .filter(({ name }) => !courseNames.includes(name))
      .map(({ name, mistake }) =>
        mistake(`there is no course "${name}": expected one of ${courseNames.join(', ')}.`),
      ),
    // Where a head cannot be read, its page is missing for no other reason.
    ...(isWhole ? brokenLinks(page.links, { pageAtAddress }) : []),
    ...(isWhole ? sharedAddress(page, pages, pageAtAddress) : []),
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
