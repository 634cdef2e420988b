// Bundles the command line into dist/kidcode.cjs: one CommonJS file starts fastest.
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { collectSiteLinks } from './build/collect-site-links.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the command line into a file; the tests build one of their own. */
export async function buildCommandLine(outfile) {
  const siteSources = await collectSiteLinks(here('../web/src'), here('../../schools/kidcode'));
  await build({
    entryPoints: [here('src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    // The parser loads it for commands that are programs of their own; there are none here, and it costs 2 ms.
    alias: { 'node:child_process': here('build/no-child-process.cjs') },
    define: { KIDCODE_SITE_SOURCES: JSON.stringify(siteSources) },
  });
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await rm(here('dist'), { recursive: true, force: true });
  await buildCommandLine(here('dist/kidcode.cjs'));
}
