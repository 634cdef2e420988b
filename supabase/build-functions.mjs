// Bundles each function with the libraries and the school it uses into supabase/dist/{name}/index.js (another school's:
// dist-{school}/...), ready for `supabase functions deploy`.
import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { currentSchoolOrExit, schoolConditions, schoolFolder } from '../tools/school/current-school.mjs';

/** What Supabase takes of a function that its command bundles; on its own servers it bundles a quarter of that. */
const MOST_BYTES = 20_000_000;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folders = await readdir(here('functions'), { withFileTypes: true });
const names = folders
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

currentSchoolOrExit();
const dist = schoolFolder('dist');
await rm(here(dist), { recursive: true, force: true });
const { metafile } = await build({
  metafile: true,
  entryPoints: Object.fromEntries(names.map((name) => [`${name}/index`, here(`functions/${name}/index.ts`)])),
  outdir: here(dist),
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: [...schoolConditions(), 'deno', 'import'],
  target: 'es2022',
  format: 'esm',
  loader: { '.bin': 'binary' },
  logLevel: 'warning',
});
for (const [file, { bytes }] of Object.entries(metafile.outputs))
  if (bytes > MOST_BYTES) throw new Error(`${file} has ${bytes} bytes; Supabase takes ${MOST_BYTES}`);
process.stdout.write(`${names.length} functions in supabase/${dist}\n`);
