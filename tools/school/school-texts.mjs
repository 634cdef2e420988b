// The school's own words: texts/*.yaml for the pages of the site's code, and its Markdown; read, checked, and made into modules.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

import { readMarkdown } from '../markdown/school-markdown.mjs';
import { describePictures, filled, textsIn, valuePlaceholderMistakes } from './block-values.mjs';
import { at } from './current-school.mjs';
import { constantName, moduleOf } from './module-source.mjs';
import { olderNewsIds } from './older-news.mjs';
import { readSource } from './only-with.mjs';
import { documentSources } from './read-documents.mjs';

const atTop = (file, message) => ({ file, line: 1, column: 1, message });
const idOf = (file) => basename(file).replace(/\.\w+$/, '');

/** The documents of a kind, named from the workspace's root. */
const sourcesOf = (school, kind, ending) =>
  documentSources(at(`schools/${school}`), kind, ending).map(({ id, text }) => ({
    file: `schools/${school}/${kind}/${id}${ending}`,
    text,
  }));

/** Fields with the address of a page. */
const LEADS_ON = ['to', 'promotion'];

/** Placeholders that the page itself fills. */
const OWN_WORDS = { home: ['branch'] };

/** Words with days of their own, such as a popup, are filled as on these: what they name may not hold on another day. */
function wordsOfPart(part, { today, wordsOn, wordsFor }) {
  const { from, until } = Object(part);
  const day = from > today ? from : until < today ? until : today;
  return day === today ? wordsFor : wordsOn(day);
}

/**
 * Reads one document of `texts/`.
 *
 * @param {{ file: string, text: string }} document its name says what it is.
 * @param {object} about as in `readTexts`.
 */
export function readText({ file, text }, { library, pictures, words }) {
  const { TEXT_DOCUMENTS, readDocument, didYouMean } = library;
  const name = idOf(file);
  if (!Object.hasOwn(TEXT_DOCUMENTS, name)) {
    const hint = didYouMean(name, Object.keys(TEXT_DOCUMENTS), (near) => `"${near}.yaml"`);
    return { name, mistakes: [atTop(file, `nothing is read from here.${hint}`)] };
  }
  const read = readDocument(TEXT_DOCUMENTS[name], { file, text });
  if (!read.ok) return { name, mistakes: read.error };
  const { value, mistakeAt } = read.value;
  const links = textsIn(value)
    .filter(([path]) => LEADS_ON.includes(path.at(-1)))
    .map(([path, to]) => ({ to, mistake: (message) => mistakeAt(path, message) }));
  return {
    name,
    value,
    mistakeAt,
    mistakes: [
      ...describePictures(value, mistakeAt, pictures, library),
      ...(words === null
        ? []
        : Object.entries(value).flatMap(([key, part]) =>
            valuePlaceholderMistakes(
              { [key]: part },
              mistakeAt,
              { ...words, library, wordsFor: wordsOfPart(part, words) },
              OWN_WORDS[name],
            ),
          )),
    ],
    links,
  };
}

/** Documents that pages of the school show, and that are not there. */
const missingTexts = (school, texts, { SHOWN_BY }, pages) =>
  Object.entries(SHOWN_BY).flatMap(([name, shownBy]) => {
    const page = shownBy.find((id) => pages.includes(id));
    return page === undefined || name in texts
      ? []
      : [
          atTop(
            `schools/${school}/texts/${name}.yaml`,
            `this document is missing: the page "${page}" shows it.`,
          ),
        ];
  });

/** Two topics of questions stand in the order of their files' numbers: 1-getting-started.md. */
const withoutNumber = (file) => idOf(file).replace(/^\d+-/, '');

const newsFile = (file, { until, press, ...item }) => ({
  id: idOf(file),
  ...item,
  until: until ?? null,
  link: press ?? null,
});

/** The terms, each with what stands at the end of all of them: `terms/shared.md`. */
function termsOf(texts) {
  const shared = texts.find(({ kind }) => kind === 'shared')?.sections ?? [];
  return texts
    .filter(({ kind }) => kind !== 'shared')
    .map((text) => ({ ...text, sections: [...text.sections, ...shared] }));
}

const legal = (file, text) => ({ kind: idOf(file), ...text });

function privacySource(school) {
  const file = `schools/${school}/privacy.md`;
  return [{ file, text: existsSync(at(file)) ? readSource(at(`schools/${school}`), at(file)) : null }];
}

/** The Markdown documents by their kind: where they lie, unless in a folder of its name, and what is made of them. */
const MARKDOWN = [
  {
    module: 'faq',
    kind: 'faq',
    type: 'readonly FaqGroup[]',
    made: (read) => read.map(([file, topic]) => ({ id: withoutNumber(file), ...topic })),
  },
  {
    module: 'news',
    kind: 'news',
    type: 'readonly NewsFile[]',
    made: (read, school) => {
      const older = olderNewsIds(at(`schools/${school}`));
      return read.map(([file, item]) => newsFile(file, item)).filter(({ id }) => !older.includes(id));
    },
  },
  {
    module: 'terms',
    kind: 'terms',
    type: 'readonly LegalText[]',
    made: (read) => termsOf(read.map(([file, text]) => legal(file, text))),
  },
  {
    module: 'privacy',
    kind: 'terms',
    sources: privacySource,
    type: 'LegalText',
    made: ([[file, text]]) => legal(file, text),
  },
];

/** What is wrong between the questions: two with one address. */
function repeatedQuestions(topics) {
  const seen = new Map();
  return topics
    .flatMap(({ file, anchors = [] }) => anchors.map((anchor) => ({ file, ...anchor })))
    .flatMap(({ file, id, line }) => {
      const first = seen.get(id);
      seen.set(id, first ?? `${file}:${line}`);
      const message = `the question in ${first} has the address "#${id}", too; give this one another: "## ... {#name}".`;
      return first === undefined ? [] : [{ file, line, column: 1, message }];
    });
}

/** What an address on the page of the questions may name: a topic, a question, and where a person is asked. */
const faqHeadlines = (topics, { factHeadlines }) => [
  ...topics.flatMap(({ file, value }) => [
    withoutNumber(file),
    ...value.items.flatMap((item) => (typeof item === 'string' ? factHeadlines(item) : item.id)),
  ]),
  'ask',
];

/**
 * Reads the words of a school.
 *
 * @param {string} school
 * @param {object} about `facts`, `library` (libs/school/documents), `pictures`, `words` (placeholders and addresses of the school);
 *   of facts and words null: what they say cannot be compared; `names`: which branches and offers there are.
 * @returns {{ mistakes: object[], links: object[], sections: object, modules: Record<string, string> }} the modules by their files below `generated/`.
 */
export function readTexts(school, about) {
  const { facts, library, words, names } = about;
  const read = sourcesOf(school, 'texts', '.yaml').map((source) => readText(source, about));
  const texts = Object.fromEntries(
    read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
  const named = Object.fromEntries(read.map(({ name }) => [name, true]));
  const markdown = MARKDOWN.map(({ kind, sources = () => sourcesOf(school, kind, '.md'), ...each }) => ({
    ...each,
    documents: sources(school).map(({ file, text }) =>
      text === null
        ? { file, mistakes: [atTop(file, 'this document is missing.')], links: [], fill: () => [] }
        : { file, ...readMarkdown({ file, text, kind }, about) },
    ),
  }));
  const documents = markdown.flatMap((each) => each.documents);
  const mistakes = [
    ...read.flatMap((text) => text.mistakes),
    ...(facts === null ? [] : missingTexts(school, named, library, facts.PAGES)),
    ...library
      .strangeNames(texts, names)
      .map(({ document, path, message }) =>
        read.find(({ name }) => name === document).mistakeAt(path, message),
      ),
    ...documents.flatMap((document) => [
      ...document.mistakes,
      ...(words === null ? [] : document.fill(words)),
    ]),
    ...repeatedQuestions(markdown[0].documents),
  ];
  const links = [...read, ...documents].flatMap((document) => document.links ?? []);
  if (mistakes.length > 0 || facts === null) return { mistakes, links, sections: {}, modules: {} };
  const made = (value) => filled(value, words.wordsFor);
  const madeOfParts = (text) =>
    text &&
    Object.fromEntries(
      Object.entries(text).map(([key, part]) => [key, filled(part, wordsOfPart(part, words))]),
    );
  const legalTexts = documents.filter(({ value }) => value?.sections !== undefined);
  const topics = markdown[0].documents;
  const sectionsOf = (isMeant) =>
    legalTexts.filter(({ file }) => isMeant(file)).flatMap(({ value }) => value.sections.map(({ id }) => id));
  return {
    mistakes,
    links,
    sections: {
      privacy: sectionsOf((file) => file.endsWith('/privacy.md')),
      terms: sectionsOf((file) => file.includes('/terms/')),
      ...(topics.length > 0 && words !== null && { faq: faqHeadlines(topics, words) }),
    },
    modules: {
      ...Object.fromEntries(
        Object.keys(library.TEXT_DOCUMENTS)
          .filter((name) => name in texts || name in NOTHING)
          .map((name) => [`texts/${name}.ts`, textModule(name, madeOfParts(texts[name]) ?? NOTHING[name])]),
      ),
      ...Object.fromEntries(
        markdown.map(({ module, type, made: makes, documents: found }) => {
          const values = found.map(({ file, value }) => [file, value]);
          return [`${module}.ts`, moduleOf(constantName(module), made(makes(values, school)), { type })];
        }),
      ),
    },
  };
}

/** Documents that code asks for in a school that has none of them. */
const NOTHING = { 'online-camps': null, 'program-cards': {} };

const textModule = (name, value) =>
  moduleOf(`${constantName(name)}_TEXT`, value, {
    type: `SchoolTexts['${name}']${NOTHING[name] === null ? ' | null' : ''}`,
  });
