// What a build or the development server runs in: the school, the defaults of .env, and the site's own configuration.
import { fileURLToPath } from 'node:url';

import esbuild from 'esbuild';

import {
  currentSchoolOrExit,
  schoolConditions,
  schoolFolder,
} from '../../../tools/school/current-school.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A framed message that nobody overlooks in a build log. */
function warn(lines) {
  if (lines.length === 0) return;
  const rule = '!'.repeat(Math.max(...lines.map(({ length }) => length)));
  console.warn(['', rule, ...lines, rule, ''].join('\n'));
}

/** Reads the configuration with the site's own rules; what is wrong with it is said in a readable list. */
async function siteConfig(environment) {
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

/**
 * The variables of a build; ends the process with a sentence when they cannot be read. The environment wins over .env.
 *
 * @param {boolean} isDevelopment keeps React's warnings, and builds into a folder of its own.
 * @returns the environment with `KIDCODE_SCHOOL`, `NODE_ENV`, `WEB_DIST` and `SITE_CONFIG_JSON` settled.
 */
export async function siteEnvironment(isDevelopment) {
  const environment = {
    ...process.env,
    KIDCODE_SCHOOL: currentSchoolOrExit(),
    NODE_ENV: isDevelopment ? 'development' : 'production',
  };
  environment.WEB_DIST ??= `${root}${schoolFolder(isDevelopment ? 'dist-development' : 'dist', environment)}`;
  try {
    process.loadEnvFile(fileURLToPath(new URL('../../../.env', import.meta.url)));
    const { KIDCODE_SCHOOL, NODE_ENV, WEB_DIST } = environment;
    Object.assign(environment, process.env, { KIDCODE_SCHOOL, NODE_ENV, WEB_DIST });
  } catch {
    // No .env file: the environment alone decides.
  }
  environment.SITE_CONFIG_JSON = JSON.stringify(await siteConfig(environment));
  return environment;
}
