import { createHash } from 'node:crypto';

import type { School } from '@kidcode/school';
import type { Plugin } from 'vite';

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
