// Measures whether the assistant finds the page that answers: top-1 and top-3 over bench/questions.json, its own search
// against full text alone. The questions marked `heldOut` were written before the search was last tuned and took no part in
// that; judge it by them. Needs the built site. Usage: node bench/assistant.mjs [--misses]   (SITE_DIR chooses another site)
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);

const siteDir = process.env.SITE_DIR ?? here('../../web/dist/client');
if (!existsSync(`${siteDir}/sitemap.xml`)) {
  process.stderr.write('The site is not built: run "npm run build" first, or set SITE_DIR.\n');
  process.exit(2);
}

const outdir = here('../.cache/bench');
await build({
  entryPoints: { retrieval: here('retrieval.ts'), 'embedding-worker': here('../src/embedding/worker.ts') },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@energetic-ai/*'],
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as kidcodeRequire } from 'node:module'; const require = kidcodeRequire(import.meta.url);",
  },
});
const { openRetrieval } = await import(pathToFileURL(`${outdir}/retrieval.mjs`).href);
const workerFile = pathToFileURL(`${outdir}/embedding-worker.mjs`);
const retrieval = await openRetrieval({
  siteDir,
  migrationsDir: here('../../../supabase/migrations'),
  workerFile,
  say,
});

// In a pattern such as /camps/*/euless a star stands for one segment.
const matches = (pattern, path) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);

const questions = JSON.parse(await readFile(here('questions.json'), 'utf8'));
const kinds = {
  all: () => true,
  "the page's words": (row) => !row.paraphrase,
  paraphrases: (row) => row.paraphrase,
  'held out': (row) => row.heldOut,
  tuned: (row) => !row.heldOut,
};
const results = [];
for (const { question, pages, paraphrase, heldOut } of questions) {
  for (const way of ['text', 'hybrid']) {
    const found = await retrieval.rank(question, way);
    const paths = [...new Set(found.map(({ path }) => path))];
    const rank = paths.findIndex((path) => pages.some((pattern) => matches(pattern, path)));
    results.push({ question, paraphrase, heldOut, way, rank, best: found[0] });
  }
}
await retrieval.close();

const percent = (rows, within) =>
  `${Math.round((100 * rows.filter(({ rank }) => rank >= 0 && rank < within).length) / rows.length)}%`.padStart(
    6,
  );
say(`${questions.length} questions; share whose page is found first / among the first three`);
for (const [kind, belongs] of Object.entries(kinds)) {
  for (const way of ['text', 'hybrid']) {
    const rows = results.filter((row) => row.way === way && belongs(row));
    const name = way === 'text' ? 'full text alone' : 'the assistant';
    say(
      `${kind.padEnd(18)} ${name.padEnd(16)} top-1 ${percent(rows, 1)}  top-3 ${percent(rows, 3)}  (${rows.length})`,
    );
  }
}
if (process.argv.includes('--misses')) {
  for (const { question, way, rank, best } of results) {
    if (way === 'text' || rank === 0) continue;
    say(
      `${rank < 0 ? 'missed' : `rank ${rank + 1}`}  ${question}\n        ${best?.path} | ${best?.heading} | ${best?.exact ? 'exact' : best?.score?.toFixed(2)}`,
    );
  }
}
