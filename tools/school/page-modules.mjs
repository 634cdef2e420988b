// The pages of a school that are documents, as modules.
import { moduleOf } from './module-source.mjs';

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
