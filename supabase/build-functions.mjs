// Bundles each function with the libraries and the school it uses into supabase/dist/{name}/index.js (another school's:
// dist-{school}/...), ready for `supabase functions deploy`. deployment.json names them and carries the mark of their facts, as the
// site's does.
import { readdir, rm, writeFile } from 'node:fs/promises';
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
const shared = {
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: [...schoolConditions(), 'deno', 'import'],
  target: 'es2022',
  format: 'esm',
  loader: { '.bin': 'binary' },
  logLevel: 'warning',
};
const { metafile } = await build({
  ...shared,
  metafile: true,
  entryPoints: Object.fromEntries(names.map((name) => [`${name}/index`, here(`functions/${name}/index.ts`)])),
  outdir: here(dist),
});
for (const [file, { bytes }] of Object.entries(metafile.outputs))
  if (bytes > MOST_BYTES) throw new Error(`${file} has ${bytes} bytes; Supabase takes ${MOST_BYTES}`);

/** Of the facts that are in the bundles: the documents may be others by now. */
const MARK = `
  import { SCHOOL } from '@kidcode/current-school/school';
  import { schoolMark } from '@kidcode/school/mark';
  export default await schoolMark(SCHOOL);`;
const { outputFiles } = await build({
  ...shared,
  write: false,
  stdin: { contents: MARK, resolveDir: here('functions') },
});
const source = Buffer.from(outputFiles[0].contents).toString('base64');
const { default: school } = await import(`data:text/javascript;base64,${source}`);
// Written last: without it the folder is not a whole build.
await writeFile(
  here(`${dist}/deployment.json`),
  `${JSON.stringify({ school, functions: names }, null, 2)}\n`,
);
process.stdout.write(`${names.length} functions in supabase/${dist}\n`);
