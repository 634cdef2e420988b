import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import type { PageId, School } from '@kidcode/school';
import type { Plugin } from 'vite';

/**
 * Notes the modules that the browser's bundle really holds, for build/notices.mjs.
 *
 * @param file where the list goes: JSON, paths of modules.
 */
export const bundledModules = (file: string): Plugin => ({
  name: 'kidcode:bundled-modules',
  async writeBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const modules = chunks.flatMap((chunk) =>
      Object.entries(chunk.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    );
    await writeFile(file, JSON.stringify([...new Set(modules)].sort()));
  },
});

/**
 * Fails a build whose files import each other in a circle: such a page breaks at its start, stays as static HTML - and is
 * measured as the fastest of all.
 */
export const noCircles: Plugin = {
  name: 'kidcode:no-circles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (name: string, above: readonly string[]) => {
      if (above.includes(name))
        this.error(`web: files import each other in a circle: ${[...above, name].join(' > ')}`);
      const file = bundle[name];
      if (done.has(name) || file?.type !== 'chunk') return;
      for (const next of file.imports) visit(next, [...above, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
};

/**
 * What is wrong with the file that a part of the school was found in; null: nothing. The resolver falls back to the
 * default school in silence where the wanted one has no such file, and the words of one school would stand in another's
 * site.
 *
 * @param wanted as the code names it: `@kidcode/current-school/generated/texts/home`.
 * @param file where it was found.
 * @param folder the school's folder.
 */
export function foreignContent(wanted: string, file: string, folder: string): string | null {
  const path = file.replaceAll('\\', '/');
  const own = folder.replaceAll('\\', '/');
  if (path.startsWith(`${own}/`)) return null;
  return `${wanted}: expected a file of ${own}, got ${path}. A school without it says so: with null, or a list of nothing.`;
}

export const ownContent = (folder: string): Plugin => ({
  name: 'kidcode:own-content',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@kidcode\/current-school(\/|$)/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const problem = found === null ? null : foreignContent(source, found.id, folder);
      if (problem !== null) this.error(problem);
      return found;
    },
  },
});

/** The facts of more centers than this travel as data: every page's script would grow with them. */
export const MOST_IN_SCRIPT = 6;

/**
 * What stands in place of the facts. The boot script of a page has fetched them by then (src/app/inline-scripts.ts); a script
 * without one waits for them itself. A page's own scripts cannot: the bundler would cut them into other files.
 */
export const centersFrom = (address: string, hasBoot: boolean): string =>
  hasBoot
    ? 'export const CENTERS = globalThis.__centers;\n'
    : `export const CENTERS = await fetch('${address}').then((answer) => answer.json());\n`;

/** Where the facts of the centers are kept beside the scripts, named by what is in it. */
export function centersFile(centers: School['CENTERS']): {
  readonly fileName: string;
  readonly source: string;
} {
  const source = JSON.stringify(centers);
  const mark = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/centers-${mark}.json`, source };
}

/**
 * Takes the facts of many centers out of what a browser loads as script; a renderer has them within.
 *
 * @param hasBoot whether the pages start with the boot script.
 */
export const centerData = (centers: School['CENTERS'], hasBoot: boolean): Plugin => ({
  name: 'kidcode:center-data',
  apply: (_config, { command, isSsrBuild }) =>
    command === 'build' && isSsrBuild !== true && centers.length > MOST_IN_SCRIPT,
  enforce: 'pre',
  buildStart() {
    this.emitFile({ type: 'asset', ...centersFile(centers) });
  },
  transform: {
    filter: { id: /generated.facts.centers\.ts$/ },
    handler: () => centersFrom(`/${centersFile(centers).fileName}`, hasBoot),
  },
});

/** One entry of `CODE_PAGES`, as Prettier writes it. */
const ENTRY = /^ {2}'?([\w-]+)'?: \(\) =>\s+import\('[^']+'\)\.then\(\(module\) => module\.\w+\),\n/gm;

/**
 * The text of page-modules.ts without the pages that the school does not have, so that neither they nor the content
 * that only they show is looked for.
 *
 * @throws Error when an entry of the map cannot be read: it would stay in silence.
 */
export function withoutMissingPages(source: string, pages: readonly PageId[]): string {
  const unread = source.replace(ENTRY, '').match(/.*\bimport\w*\(.*/);
  if (unread !== null) throw new Error(`page-modules.ts: cannot read the entry "${unread[0].trim()}"`);
  return source.replace(ENTRY, (entry, id: string) => (pages.some((page) => page === id) ? entry : ''));
}

export const schoolPages = (pages: readonly PageId[]): Plugin => ({
  name: 'kidcode:school-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /src.app.page-modules\.ts$/ },
    handler: (code) => withoutMissingPages(code, pages),
  },
});
