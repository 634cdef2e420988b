// `npm start`: installs what is missing, builds the site and the sandbox, and serves everything on one port.
import { spawn, spawnSync } from 'node:child_process';

import { at, currentSchoolOrExit, schoolFolder } from '../tools/school/current-school.mjs';
import { checkPlaces } from './check-places.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { SANDBOX_ARGS } from './sandbox-args.mjs';

currentSchoolOrExit();
await checkPlaces();
ensureInstalled();
console.log('Building the site and its sandbox ...');
const { status } = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '--output-style=stream'], {
  cwd: at(''),
  stdio: 'inherit',
  env: { ...process.env, NX_TUI: 'false' },
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const bundle = `apps/sandbox/${schoolFolder('dist')}/server.mjs`;
const server = spawn(process.execPath, [...SANDBOX_ARGS, bundle], { cwd: at(''), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
