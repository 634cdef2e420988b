// `npm run test:file -- <file> [options]`: runs one test file in its own project; a browser test builds the site first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [named, ...options] = process.argv.slice(2);
const file = resolve(process.env.INIT_CWD ?? process.cwd(), named ?? '');

function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** The nearest folder above with a package of this workspace in it. */
function projectOf(path) {
  const folder = dirname(path);
  if (relative(root, folder).startsWith('..') || resolve(folder) === resolve(root)) return null;
  const isProject = existsSync(join(folder, 'package.json'));
  return isProject ? folder : projectOf(folder);
}

function run(command, args, folder, env = process.env) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env: { ...env, NX_TUI: 'false' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

if (named === undefined || !existsSync(file)) {
  refuse('expected a test file, such as: npm run test:file -- libs/pricing/src/quote-camp.test.ts');
}
const project = projectOf(file);
const scripts =
  project === null ? {} : JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).scripts;
const target = ['test', 'e2e'].find((name) => scripts?.[name] !== undefined);
if (target === undefined) refuse(`${named} is in no project with tests.`);

ensureInstalled();
const inProject = relative(project, file).replaceAll('\\', '/');
if (target === 'test') {
  // A coverage threshold is about a whole project, and the map of the finder is drawn by a build.
  const drawn = run('npx', ['nx', 'run', '@kidcode/current-school:generate', '--output-style=static'], root);
  process.exit(
    drawn || run('npm', ['run', '-s', 'test', '--', inProject, '--coverage=false', ...options], project),
  );
}
const built = ['build', 'build-development'].reduce(
  (failed, name) => failed || run('npx', ['nx', 'run-many', '-t', name, '--output-style=static'], root),
  0,
);
const env = { ...process.env, KIDCODE_BROWSER: ensureBrowser() };
process.exit(built || run('npm', ['run', '-s', 'e2e', '--', inProject, ...options], project, env));
