// `npm run dev`: the site with hot reload against the sandbox's services, on one port.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { at, currentSchoolOrExit, schoolFolder } from '../tools/school/current-school.mjs';
import { checkPlaces } from './check-places.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { SANDBOX_ARGS } from './sandbox-args.mjs';

const school = currentSchoolOrExit();
const port = await checkPlaces();
ensureInstalled();

const children = [];
function stopAll(code) {
  for (const child of children) child.kill();
  process.exitCode ??= code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0));

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: at(''),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  child.on('exit', (code) => stopAll(code ?? 0));
  return child;
}

function make(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: at(''), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const sandboxFolder = `apps/sandbox/${schoolFolder('dist')}`;
// Before the sandbox, which is built over the same facts as the pages: it signs their prices.
make('tools/school/generate.mjs', school);
make('apps/sandbox/build.mjs', schoolFolder('dist'));

/** The assistant learns from the pages that were built last; without any it answers from the facts alone. */
const isBuilt = existsSync(at(`apps/web/${schoolFolder('dist')}/client/sitemap.xml`));
const sandbox = start([...SANDBOX_ARGS, `${sandboxFolder}/server.mjs`], {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: '0',
  // Beside those of `npm start`, so that both may run.
  DATA_DIR: process.env.DATA_DIR?.trim() || schoolFolder('.data-dev'),
  ...(isBuilt ? {} : { FILL_KNOWLEDGE: 'off' }),
});
let said = '';
sandbox.stdout.on('data', function listen(chunk) {
  said += chunk;
  const origin = / is ready: (http\S+)/.exec(said)?.[1];
  if (origin === undefined) return;
  sandbox.stdout.off('data', listen);
  sandbox.stdout.resume();
  start(['apps/web/build/dev-server.mjs', port, origin], process.env).stdout.pipe(process.stdout);
});
