// Builds the site: browser bundle, server bundle, one static HTML file per path, sitemap and host files.
// Usage: node build/build.mjs [--development]   (development keeps React's hydration warnings)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import esbuild from 'esbuild';

import {
  currentSchoolOrExit,
  schoolConditions,
  schoolFolder,
} from '../../../tools/school/current-school.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDevelopment = process.argv.includes('--development');
const environment = {
  ...process.env,
  KIDCODE_SCHOOL: currentSchoolOrExit(),
  NODE_ENV: isDevelopment ? 'development' : 'production',
};
environment.WEB_DIST ??= `${root}${schoolFolder(isDevelopment ? 'dist-development' : 'dist', environment)}`;

/** The workspace's .env holds the defaults; the environment wins. */
try {
  const before = { ...process.env };
  process.loadEnvFile(fileURLToPath(new URL('../../../.env', import.meta.url)));
  const { KIDCODE_SCHOOL, NODE_ENV, WEB_DIST } = environment;
  Object.assign(environment, process.env, before, { KIDCODE_SCHOOL, NODE_ENV, WEB_DIST });
} catch {
  // No .env file: the environment alone decides.
}

/** Reads the configuration with the site's own rules; what is wrong with it is said in a readable list. */
async function siteConfig() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${root}build/build-config.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: [...schoolConditions(environment), 'module'],
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const { buildWarnings, readBuildConfig } = await import(`data:text/javascript;base64,${source}`);
  try {
    const config = readBuildConfig(environment);
    warn(buildWarnings(config));
    return config;
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** A framed message that nobody overlooks in a build log. */
function warn(lines) {
  if (lines.length === 0) return;
  const rule = '!'.repeat(Math.max(...lines.map(({ length }) => length)));
  console.warn(['', rule, ...lines, rule, ''].join('\n'));
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

environment.SITE_CONFIG_JSON = JSON.stringify(await siteConfig());
const mode = isDevelopment ? 'development' : 'production';
run(process.execPath, 'build/geo.mjs');
run('npx', 'vite', 'build', '--mode', mode, '--logLevel', 'warn');
run('npx', 'vite', 'build', '--mode', mode, '--logLevel', 'warn', '--ssr', 'src/app/entry-server.tsx');
run(process.execPath, 'build/prerender.mjs');
if (!isDevelopment) {
  run(process.execPath, 'build/precompress.mjs');
  run(process.execPath, 'build/check-budget.mjs');
}
