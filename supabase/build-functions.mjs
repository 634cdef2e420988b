// Bundles each function with the libraries and the school it uses into supabase/dist/{name}/index.js (another school's:
// dist-{school}/...), ready for `supabase functions deploy`.
import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { currentSchoolOrExit, schoolConditions, schoolFolder } from '../tools/school/current-school.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folders = await readdir(here('functions'), { withFileTypes: true });
const names = folders
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

currentSchoolOrExit();
const dist = schoolFolder('dist');
await rm(here(dist), { recursive: true, force: true });
await build({
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
process.stdout.write(`${names.length} functions in supabase/${dist}\n`);
