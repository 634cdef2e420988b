// `npm start`: installs what is missing, builds the site and the sandbox, and serves everything on one port.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureInstalled();
console.log('Building the site and its sandbox ...');
const { status } = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '--output-style=stream'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NX_TUI: 'false' },
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, ['apps/sandbox/dist/server.mjs'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
