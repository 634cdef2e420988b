// Bundles the sandbox into dist/server.mjs, and the sentence model's thread beside it. The database and the sentence model stay outside: they load
// their own WebAssembly and weights from the disk.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

/** Build settings shared with the tests that start the server as a process. */
export const settings = {
  entryPoints: {
    server: fileURLToPath(new URL('src/main.ts', import.meta.url)),
    'embedding-worker': fileURLToPath(new URL('src/embedding/worker.ts', import.meta.url)),
  },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@energetic-ai/*'],
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
  // CommonJS packages inside the bundle ask for `require`.
  banner: {
    js: "import { createRequire as kidcodeRequire } from 'node:module'; const require = kidcodeRequire(import.meta.url);",
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('dist', import.meta.url));
  await rm(dist, { recursive: true, force: true });
  await build({ ...settings, outdir: dist });
}
