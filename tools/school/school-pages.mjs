// The pages of a school that are documents: read, and checked with each other.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { at, schoolConditions } from './current-school.mjs';
import { documentText } from './only-with.mjs';
import { pageListModules } from './module-source.mjs';
import { documentIds, loadBundled, pageSources, pictureFinder } from './read-documents.mjs';
import { readPage } from './read-page.mjs';

const BLOCKS = 'apps/web/src/blocks';

/**
 * The pictures of a school: whether there is a file, and what pictures show in words, by their files
 * (`pictures.yaml`; null where that cannot be read).
 */
export function readPictures(school, { readDocument, pictureAlts }) {
  const file = `schools/${school}/pictures.yaml`;
  const hasPicture = pictureFinder(school);
  if (!existsSync(at(file))) return { alts: {}, hasPicture, mistakes: [] };
  const read = readDocument(pictureAlts, { file, text: documentText(at(file)) });
  if (!read.ok) return { alts: null, hasPicture, mistakes: read.error };
  const { value: alts, mistakeAt } = read.value;
  const mistakes = Object.keys(alts)
    .filter((picture) => !hasPicture(picture))
    .map((picture) => mistakeAt([picture], `there is no picture "${picture}" in public/pictures.`));
  return { alts, hasPicture, mistakes };
}

/** What a page's document may name behind three backticks, for `kidcode school blocks`. */
export async function pageBlocks() {
  const { BLOCKS: blocks } = await loadBundled(`${BLOCKS}/all-blocks.ts`);
  return Object.entries(blocks)
    .sort()
    .map(([name, { about, heading, example, fields }]) => ({
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
  const { BLOCKS: blocks } = await loadBundled(`${BLOCKS}/all-blocks.ts`);
  const pages = pageSources(at(`schools/${school}`)).map(({ id, text }) => {
    const file = `schools/${school}/pages/${id}.md`;
    return { id, file, ...readPage({ file, id, text }, { library, blocks, hasPicture, alts }) };
  });
  const isShown = ({ head }) => (head.from ?? today) <= today && today <= (head.until ?? today);
  const readable = pages.filter(({ head }) => head !== undefined);
  return {
    mistakes: pages.flatMap((page) => page.mistakes),
    unread: pages.filter(({ head }) => head === undefined),
    pages: readable.filter(isShown),
    resting: readable.filter((page) => !isShown(page)).map(({ id }) => id),
  };
}

/** Pages whose heads cannot be read: what leads to the address that one of them seems to have is not wrong for that. */
export const unreadAddresses = ({ unread }) => ({
  ids: [],
  names: null,
  addresses: unread.flatMap(
    ({ file }) => /^address: *\/?(\S+)/m.exec(readFileSync(at(file), 'utf8'))?.[1] ?? [],
  ),
});

/** The names that a document gives at the beginning of its lines, whatever is wrong behind them. */
function namesIn(school, document, pattern) {
  const file = at(`schools/${school}/${document}.yaml`);
  return existsSync(file) ? [...documentText(file).matchAll(pattern)].map(([name]) => name) : [];
}

/** The same where facts cannot be read: those that were read last stand in, and what is newer than they is not doubted. */
export function unreadNames(school, folder, documents) {
  const facts = ['centers', 'seasons'].map((name) => readFileSync(join(folder, `facts/${name}.ts`), 'utf8'));
  const ids = ['branches', 'seasons']
    .flatMap((kind) => documentIds(at(`schools/${school}`), kind, '.yaml'))
    .filter((id) => facts.every((written) => !written.includes(`"id": "${id}"`)));
  const addresses = documents.pages.flatMap(({ head }) => head.address ?? []);
  const keysOf = (document) => namesIn(school, document, /^[a-z][a-z\d-]*(?=:)/gm);
  return {
    ids: [...ids, ...namesIn(school, 'core-levels', /^- /gm).map((_, index) => `level-${index + 1}`)],
    names: [
      ...keysOf('policies').map((name) => `policy ${name}`),
      ...keysOf('offers').map((name) => `offer ${name}`),
    ],
    addresses: [...unreadAddresses(documents).addresses, ...addresses, ...ids.map((id) => `/${id}`)],
  };
}

/**
 * The facts that texts may name and the addresses there are, of a school whose fact modules are written.
 *
 * @param {string} today a day as YYYY-MM-DD: an offer that does not hold then has no words.
 * @param {readonly object[]} [pages] where the list of its pages is not written yet.
 * @param {{ ids: readonly string[], names: readonly string[] | null, addresses: readonly string[] }} [unread] what cannot be
 *   read yet, and is not doubted; `names` null: the facts are those of this run.
 */
export async function schoolWords(school, today, pages, unread = { ids: [], names: null, addresses: [] }) {
  const { PLACEHOLDERS, pageAtAddress, COURSE_NAMES, DIALOG_NAMES, factHeadlines } = await loadBundled(
    `${BLOCKS}/placeholders.ts`,
    {
      conditions: schoolConditions({ KIDCODE_SCHOOL: school }),
      // Written with their braces, another build beside this one would read them so.
      instead:
        pages &&
        Object.fromEntries(
          Object.entries(pageListModules(pages)).map(([file, source]) => [
            `@kidcode/current-school/generated/${file.replace('.ts', '')}`,
            source,
          ]),
        ),
    },
  );
  const wordsOn = (day) => (name) => {
    const isNewer = unread.ids.some((id) => name.startsWith(`${id} `)) || unread.names?.includes(name);
    if (!Object.hasOwn(PLACEHOLDERS, name)) return isNewer ? '' : undefined;
    // What was not stated in the last run may be by now.
    return PLACEHOLDERS[name](day) ?? (unread.names === null ? null : '');
  };
  const isUnread = (to) => unread.addresses.some((address) => to.includes(address));
  const pageAt = (to, besides) =>
    pageAtAddress(to, besides) ?? (besides === undefined && isUnread(to) ? 'unread' : null);
  return {
    today,
    wordsOn,
    wordsFor: wordsOn(today),
    names: Object.keys(PLACEHOLDERS),
    courseNames: COURSE_NAMES,
    dialogs: DIALOG_NAMES,
    pageAtAddress: pageAt,
    factHeadlines: (question) => factHeadlines(question, today),
  };
}

/** Links to nothing: no such page, no such dialog, or no such headline on a page whose headlines are known. */
export const brokenLinks = (links, { pageAtAddress, dialogs, anchors = {}, library }) =>
  links.flatMap(({ to, page: own, mistake }) => {
    const page = to.startsWith('#') ? own : pageAtAddress(to);
    if (page === null) return [mistake(`there is no page at ${to}.`)];
    const dialog = /[?&]dialog=([^&#]*)/.exec(to)?.[1];
    if (dialog !== undefined && !dialogs.includes(dialog))
      return [mistake(`there is no dialog "${dialog}".${library.meantOrThere(dialog, dialogs)}`)];
    const [path, anchor] = to.split('#');
    const known = anchors[page];
    if (anchor === undefined || known === undefined || known.includes(anchor)) return [];
    const meant = library.didYouMean(anchor, known, (near) => `#${near}`);
    return [
      mistake(
        `there is no headline #${anchor} on ${path === '' ? 'this page' : `the page ${path}`}.${meant}`,
      ),
    ];
  });

export const pageLinks = ({ pages, unread }) => [...pages, ...unread].flatMap(({ links }) => links);

/** The addresses of the headlines of pages that are documents. */
export const anchorsOf = ({ pages }, { sections }) => ({
  ...Object.fromEntries(pages.map(({ id, anchors }) => [id, anchors])),
  ...sections,
});

/** Where the facts of a school lead to, each with the mistake that it leads nowhere. */
export const factLinks = ({ facts: { ASKED, CENTERS, FEES, POLICIES }, mistakeAt }) =>
  [
    ...Object.keys(ASKED).map((to) => [to, `ASKED.${to}`]),
    ...FEES.flatMap(({ mode, page }, index) =>
      mode === 'online' || CENTERS.length > 0
        ? [[mode === 'online' ? page : `/${CENTERS[0].id}/programs/${page}`, `FEES[${index}].page`]]
        : [],
    ),
    ...POLICIES.flatMap(({ id, links = [] }) =>
      links.map(({ href }, index) => [href, `POLICIES.${id}.links[${index}].to`]),
    ),
  ].map(([to, path]) => ({ to, mistake: (message) => mistakeAt(path, message) }));

/** An address that another page has already; of two documents the second is told. */
function sharedAddress(page, pages, pageAtAddress) {
  const { address } = page.head;
  const other = address === null ? null : pageAtAddress(address, page.id);
  const isFirst = pages.findIndex(({ id }) => id === other) > pages.indexOf(page);
  return other === null || isFirst
    ? []
    : [page.headMistake(['address'], `${address} is the address of the page "${other}".`)];
}

/** What is wrong between pages: placeholders, an address of two pages, a page that nobody leads to. */
export function pagesProblems({ pages, unread = [] }, { wordsFor, names, courseNames, pageAtAddress }) {
  const written = [...pages, ...unread];
  const isAllKnown = unread.length === 0 && pages.every(({ isWhole }) => isWhole);
  const linked = new Set(written.flatMap(({ links }) => links.map(({ to }) => pageAtAddress(to))));
  return [
    ...written.flatMap((page) => [
      ...page.fill(wordsFor, names),
      ...page.courses
        .filter(({ name }) => !courseNames.includes(name))
        .map(({ name, mistake }) =>
          mistake(`there is no course "${name}": expected one of ${courseNames.join(', ')}.`),
        ),
    ]),
    ...pages.flatMap((page) => [
      ...sharedAddress(page, pages, pageAtAddress),
      ...((page.head.menu ??
      page.head.footer ??
      (linked.has(page.id) || !isAllKnown || page.head.address === null))
        ? []
        : [
            page.headMistake(
              [],
              'nobody leads to this page: give it a "menu" or a "footer", or a link from another page.',
            ),
          ]),
    ]),
  ];
}
