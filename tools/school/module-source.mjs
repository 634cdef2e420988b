// Values of a school's documents as TypeScript.

/** Names of facts that are amounts, in cents. */
export const MONEY = new Set(['amount', 'discountedPrice', 'fullDay', 'halfDay', 'price']);
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

/**
 * A module with one constant.
 *
 * @param {string} name
 * @param {unknown} value
 * @param {{ type: string, literal?: boolean }} typed `literal`: its own words (ids, codes) are types, too.
 */
export function moduleOf(name, value, { type, literal = false }) {
  // Nothing has no words of its own.
  const isLiteral = literal && value !== null;
  const source = sourceOf(value, '');
  const body = isLiteral
    ? `export const ${name} = ${source} as const satisfies ${type};`
    : `export const ${name}: ${type} = ${source};`;
  const types = [
    ...new Set(body.match(/\b(?:Cents|SiteDay)\b/g) ?? []),
    // What stands in quotes is a name of something in the type before it.
    ...(type.match(/(?<!')\b[A-Z]\w+/g) ?? []),
  ].filter((word) => !['Readonly', 'Record'].includes(word));
  const imports = types.length === 0 ? '' : `import type { ${types.join(', ')} } from '@kidcode/school';\n\n`;
  return `${imports}${body}\n`;
}

/** `homeHero`, `class-schedule`: HOME_HERO, CLASS_SCHEDULE. */
export const constantName = (name) => name.toUpperCase().replaceAll('-', '_');

// The facts of a school as modules: one for each, so that a page carries only what it shows.

/** Facts whose own words (ids, codes) are types, too. */
const LITERAL = [
  'ADDITIONAL_PROGRAMS',
  'CENTERS',
  'CORE_LEVELS',
  'OFFERS',
  'ONLINE',
  'ONLINE_COURSES',
  'PROGRAMS',
  'SEASONS',
];

const fileName = (name) => name.toLowerCase().replaceAll('_', '-');

/** What menus and addresses need of a season stands apart: every page has it, the rest only camp pages. */
const tabsOf = (seasons) =>
  Object.fromEntries(seasons.map(({ id, title, icon, address }) => [id, { id, title, icon, address }]));

/** The modules of one school by their files' names. */
export function modulesOf(facts) {
  const names = [...Object.keys(facts), 'SEASON_TABS'].sort();
  return {
    ...Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        `${fileName(name)}.ts`,
        moduleOf(name, value, { type: `School['${name}']`, literal: LITERAL.includes(name) }),
      ]),
    ),
    'season-tabs.ts': moduleOf('SEASON_TABS', tabsOf(facts.SEASONS), {
      type: 'Readonly<Record<string, SeasonTab>>',
      literal: true,
    }),
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

// The pages of a school that are documents, as modules.

const BLOCKS = 'apps/web/src/blocks';

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

const componentOf = (block) => block[0].toUpperCase() + block.slice(1);

/** A page as a module: its words, and of the blocks only those that it shows. */
function pageModule(page, wordsFor) {
  const blocks = page.filled(wordsFor);
  const names = [...new Set(blocks.map(({ block }) => block))].sort();
  const web = `../../../../${BLOCKS}`;
  return [
    ...names.map((name) => `import { ${componentOf(name)} } from '${web}/${name}';`),
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
