// Bundles the sandbox into dist/server.mjs, and the thread of the database beside it. The database
// stays outside: it loads its own WebAssembly from the disk.
// Usage: node build.mjs [folder]   (the folder is replaced; default: dist, of another school dist-<school>)
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { writeBundleNotices } from '../../tools/notices/write-bundle-notices.mjs';
import { currentSchoolOrExit, schoolConditions, schoolFolder } from '../../tools/school/current-school.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
currentSchoolOrExit();
const outdir = here(process.argv[2] ?? schoolFolder('dist'));

/** What the assistant has learnt stays a file: written into the bundle it would be in memory as text, too, three times as large. */
const filesBeside = {
  name: 'files-beside',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.bin$/ }, async ({ path }) => {
      const name = basename(path);
      await copyFile(path, join(outdir, name));
      const contents = `import { readFileSync } from 'node:fs';
        export default readFileSync(new URL('${name}', import.meta.url));`;
      return { contents };
    }),
};

await rm(outdir, { recursive: true, force: true });
await mkdir(outdir);
const { metafile } = await build({
  metafile: true,
  entryPoints: {
    server: here('src/main.ts'),
    'database-worker': here('src/database/worker.ts'),
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  conditions: [...schoolConditions(), 'module'],
  define: {
    DEFAULT_SITE_DIR: JSON.stringify(`apps/web/${schoolFolder('dist')}/client`),
    DEFAULT_DATA_DIR: JSON.stringify(schoolFolder('.data')),
  },
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*'],
  plugins: [filesBeside],
  logLevel: 'warning',
  // CommonJS packages inside the bundle ask for `require`.
  banner: {
    js: "import { createRequire as kidcodeRequire } from 'node:module'; const require = kidcodeRequire(import.meta.url);",
  },
});
writeBundleNotices(outdir, metafile, process.cwd());
