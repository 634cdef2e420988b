// Builds the site: browser bundle, server bundle, one static HTML file per path, sitemap and host files.
// Usage: node build/build.mjs [--development]   (development keeps React's hydration warnings)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { siteEnvironment } from './site-environment.mjs';

const isDevelopment = process.argv.includes('--development');
const environment = await siteEnvironment(isDevelopment);

function run(command, ...args) {
  return runWith({}, command, ...args);
}

function runWith(more, command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...environment, ...more },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const mode = isDevelopment ? 'development' : 'production';
run(process.execPath, 'build/geo.mjs');
const client = ['vite', 'build', '--mode', mode, '--logLevel', 'warn'];
runWith({ PLAN_SHARED_FILES: 'yes' }, 'npx', ...client);
run('npx', ...client);
run('npx', 'vite', 'build', '--mode', mode, '--logLevel', 'warn', '--ssr', 'src/app/entry-server.tsx');
run(process.execPath, 'build/prerender.mjs');
if (!isDevelopment) run(process.execPath, 'build/service-worker.mjs');
run(process.execPath, 'build/notices.mjs');
if (!isDevelopment) {
  run(process.execPath, 'build/precompress.mjs');
  run(process.execPath, 'build/check-budget.mjs');
}
