import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BRAND } from '@kidcode/site';

import { readConfig } from './config/read-config';
import { startSandbox } from './server/start-sandbox';

/** Bad configuration, a busy port or a data folder in use (design, "Command line contract"). */
const EXIT_BAD_INPUT = 2;

/** Of the school that this bundle was built for; set by build.mjs. */
declare const DEFAULT_SITE_DIR: string;
declare const DEFAULT_DATA_DIR: string;

/** The repository: the bundle lies in a folder of apps/sandbox. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const PLACES = {
  migrations: join(ROOT, 'supabase/migrations'),
  databaseWorker: new URL('database-worker.mjs', import.meta.url),
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  // What the shell sets wins over the file.
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);

  const config = readConfig(process.env, ROOT, { siteDir: DEFAULT_SITE_DIR, dataDir: DEFAULT_DATA_DIR });
  if (!config.ok) {
    complain(
      `The sandbox cannot start:\n${config.error.problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    process.exit(EXIT_BAD_INPUT);
  }
  const named = process.env['SITE_DIR']?.trim() ?? '';
  if (named !== '' && !existsSync(join(config.value.siteDir, 'index.html'))) {
    complain(`SITE_DIR is "${named}", where no built site is; a folder with an index.html is expected.`);
    process.exit(EXIT_BAD_INPUT);
  }
  const started = await startSandbox(config.value, PLACES, { say, complain });
  if (!started.ok) {
    complain(started.error.message);
    process.exit(EXIT_BAD_INPUT);
  }
  const { url, officeKey, accounts, close, broken } = started.value;

  const stop = (): void => void close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  void broken.then(async (message) => {
    complain(message);
    await close();
    process.exit(EXIT_BAD_INPUT);
  });
  say(`${BRAND.name} is ready: ${url}`);
  say(`What parents send: ${url}/outbox`);
  // A key of the environment is somebody's secret; the sandbox's own is told to whoever has started it.
  const key = config.value.officeKey === null ? `SUPABASE_SERVICE_ROLE_KEY=${officeKey} ` : '';
  say(`The same for jobs: SUPABASE_URL=${url} ${key}npm run -s kidcode -- leads list`);
  // Nobody's addresses: two accounts to try the office with.
  const samples = await accounts.catch(() => []);
  if (samples.length > 0) say(`The office: ${url}/office, with sample accounts:`);
  for (const { email, password, words } of samples) say(`  ${email}  ${password}  (a sample: ${words})`);
}

await main();
