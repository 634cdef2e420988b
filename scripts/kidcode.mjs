// `npm run -s kidcode -- <command>`: the command line of this repository, built first where that is needed.
import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUNDLE = join(root, 'apps/cli/dist/kidcode.cjs');
/** Reads the defaults of .env, then runs the bundle. */
const COMMAND = join(root, 'apps/cli/bin/kidcode.cjs');

/** What the bundle is made of; newer than the bundle means build again. */
const SOURCES = [
  'package-lock.json',
  'apps/cli/build.mjs',
  'apps/cli/build',
  'apps/cli/package.json',
  'apps/cli/src',
  'apps/web/src',
  'libs/booking/src',
  'libs/branches/src',
  'libs/pricing/src',
  'libs/scheduling/src',
  'libs/site/src',
];

/** When the file, or anything in the folder, was last changed; a folder changes when a file in it comes or goes. */
function changedAt(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined || !entry.isDirectory()) return entry?.mtimeMs ?? 0;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, changedAt(join(path, name))),
    entry.mtimeMs,
  );
}

function isUpToDate() {
  const built = statSync(BUNDLE, { throwIfNoEntry: false });
  return built !== undefined && SOURCES.every((source) => changedAt(join(root, source)) <= built.mtimeMs);
}

/** Builds quietly through Nx, which knows whether it has to; what a failing build says goes to standard error. */
function build() {
  const { status, stdout, stderr, error } = spawnSync('node_modules/.bin/nx', ['run', '@kidcode/cli:build'], {
    cwd: root,
    env: { ...process.env, NX_TUI: 'false' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(
    `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\nkidcode could not be built; see above.\n`,
  );
  process.exit(status ?? 1);
}

/**
 * Makes sure that the bundle is there and up to date; writes nothing to standard output.
 *
 * @returns {Promise<string>} the path of the bundle.
 */
export async function ensureBundle() {
  if (isUpToDate()) return BUNDLE;
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  ensureInstalled();
  build();
  // Nx may have restored an older file that is still the right one.
  const now = new Date();
  utimesSync(BUNDLE, now, now);
  return BUNDLE;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await ensureBundle();
  createRequire(import.meta.url)(COMMAND);
}
