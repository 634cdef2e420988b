import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { redirectRules } from '@kidcode/site';

import { readConfig } from './config/read-config';
import { createApp } from './server/create-app';
import { listen } from './server/listen';
import { redirectFinder } from './site/redirects';
import { openSiteFiles } from './site/site-files';

/** Bad configuration or a port that cannot be had (design, "Command line contract"). */
const EXIT_BAD_INPUT = 2;

/** The repository: the bundle lies in apps/sandbox/dist. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  // What the shell sets wins over the file.
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);

  const config = readConfig(process.env, ROOT);
  if (!config.ok) {
    complain(['The sandbox cannot start:', ...config.error.problems.map((problem) => `  - ${problem}`)]);
    process.exitCode = EXIT_BAD_INPUT;
    return;
  }
  const { host, port, siteDir, tokenSecret, connectOrigins, siteToday } = config.value;

  const app = createApp({
    site: { files: openSiteFiles(siteDir), findRedirect: redirectFinder(redirectRules()), connectOrigins },
    portal: { secret: tokenSecret, nowSeconds: () => Math.floor(Date.now() / 1000) },
    health: () => ({ site: existsSync(join(siteDir, 'index.html')) ? 'built' : 'missing', siteToday }),
    reportFailure: (error) =>
      complain([error instanceof Error ? (error.stack ?? error.message) : String(error)]),
  });

  const listening = await listen((request) => app.fetch(request), { host, port });
  if (!listening.ok) {
    complain([listening.error.message]);
    process.exitCode = EXIT_BAD_INPUT;
    return;
  }
  say(`KidCode sandbox: ${listening.value.url}`);

  const stop = (): void => {
    void listening.value.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
