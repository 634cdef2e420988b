import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import esbuild from 'esbuild';

import { at, schoolConditions, schoolSources } from '../../../tools/school/current-school.mjs';

// What the site leads to: links in the school's words and in the site's code, and the pages it has modules for.

const LINK_KEYS = new Set(['href', 'to', 'link']);
/** to="/camps" and href="/camps", also in braces: to={'/camps'}; and in data: href: '/camps'. */
const LINK_IN_CODE = /(?<![\w-])(?:to|href)(?:=\{?|: )(["'])(\/[^"'{}]*)\1/g;
const IS_FILE = /\.\w+$/;

/** A path of the site itself: neither another host's nor a file beside the pages. */
const isInnerPath = (value) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) && !IS_FILE.test(value.replace(/[?#].*$/, ''));

/** Every inner path under the keys `href`, `to` and `link`, however deep in the value. */
export function linksInValue(value, found = new Set()) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (LINK_KEYS.has(key) && isInnerPath(inner)) found.add(inner);
    linksInValue(inner, found);
  }
  return found;
}

/** Every inner path that a source text spells as a `to` or `href`. */
export const linksInSource = (source) =>
  [...source.matchAll(LINK_IN_CODE)].map((match) => match[2]).filter(isInnerPath);

/** The sources below a folder, without tests; an absent one has none. */
function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort();
}

const importText = (source) =>
  import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);

/** The exported values of a module that is made of documents: it imports types alone. */
async function exportsOf(file) {
  const { code } = await esbuild.transform(readFileSync(file), { loader: 'ts', format: 'esm' });
  return importText(code);
}

/**
 * The school's page ids that the site has a module for: the keys of `PAGE_MODULES`, those of documents among them, and
 * `START_PAGES`. The list alone is read, none of the pages.
 */
async function loadPageIds(file) {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `export * from ${JSON.stringify(file)}; export { PAGES } from '@kidcode/current-school/generated/facts/pages';`,
      resolveDir: dirname(file),
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: schoolConditions(),
    logLevel: 'warning',
    plugins: [
      {
        name: 'list-alone',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          ),
      },
    ],
  });
  const { PAGE_MODULES, START_PAGES, PAGES } = await importText(outputFiles[0].text);
  return [...START_PAGES, ...Object.keys(PAGE_MODULES)].filter((page) => PAGES.includes(page));
}

/**
 * @returns {Promise<{ links: string[], codeLinks: string[], pages: string[] }>} without repetition, links sorted: those
 * of the school's words, and those of the code.
 */
export async function collectSiteLinks() {
  const [words, pages] = await Promise.all([
    Promise.all(sourceFiles(join(schoolSources(), 'generated/texts')).map(exportsOf)),
    loadPageIds(at('apps/web/src/app/page-modules.ts')),
  ]);
  const codeLinks = new Set(
    sourceFiles(at('apps/web/src')).flatMap((file) => linksInSource(readFileSync(file, 'utf8'))),
  );
  return { links: [...linksInValue(words)].sort(), codeLinks: [...codeLinks].sort(), pages };
}

// The ZIP codes that the finder page knows, for the terminal: the same places, built in.

/** The only place that says where they are kept; tools/school/generate.mjs makes the file. */
export const zipPlacesModule = () => `${schoolSources()}/generated/zip-places.ts`;

/** @returns {Promise<readonly { zip: string, city: string, lat: number, lng: number }[]>} as the finder page has them. */
export const collectZipPlaces = async () => (await exportsOf(zipPlacesModule())).ZIP_PLACES;
