// Builds the site: browser bundle, server bundle, one static HTML file per path, sitemap and host files.
// Usage: node build/build.mjs [--development | --pages]   (development keeps React's hydration warnings; pages leaves out what
// only hosts and visitors need, and the budgets: for whoever reads the pages)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { siteEnvironment } from './site-environment.mjs';

const isDevelopment = process.argv.includes('--development');
const isPublished = !isDevelopment && !process.argv.includes('--pages');
const environment = await siteEnvironment(isDevelopment);

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const mode = isDevelopment ? 'development' : 'production';
run(process.execPath, '../../tools/school/generate.mjs');
run('npx', 'vite', 'build', '--mode', mode, '--logLevel', 'warn');
run('npx', 'vite', 'build', '--mode', mode, '--logLevel', 'warn', '--config', 'vite.office.config.ts');
run('npx', 'vite', 'build', '--mode', mode, '--logLevel', 'warn', '--ssr', 'src/app/entry-server.tsx');
run(process.execPath, 'build/prerender.mjs');
if (isPublished) run(process.execPath, 'build/service-worker.mjs');
run(process.execPath, 'build/notices.mjs');
if (isPublished) {
  // Before the build says that it is whole: what is refused here is never published.
  run(process.execPath, 'build/check-budget.mjs');
  run(process.execPath, 'build/complete-deployment.mjs');
}
