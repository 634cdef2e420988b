import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Names the lock file that the installed packages came from. */
const MARK = join(root, 'node_modules', '.installed-lock');

/** What npm says where there is no way to a registry. */
const NO_NETWORK = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_SOCKET_TIMEOUT',
];

/** Longer than this nobody waits to hear that there is no network; what is not known by then, the installation shows. */
const PING_MS = 1_500;

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const npm = (args, options) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', ...options });

/** The code of npm's error when it cannot reach the registry that it is set to; null where it can, or does not know. */
function networkFailure() {
  const limits = ['--fetch-retries=0', `--fetch-timeout=${PING_MS}`];
  const { stdout } = npm(['ping', '--json', ...limits], {
    timeout: 2 * PING_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const { code } = JSON.parse(stdout).error;
    return NO_NETWORK.includes(code) ? code : null;
  } catch {
    return null;
  }
}

/**
 * Makes sure that the packages of the lock file are installed, with `npm ci` if they are not.
 * Ends the process with a sentence when that is impossible.
 */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  const failure = networkFailure();
  if (failure !== null) {
    console.error(
      `The packages of package-lock.json are not installed, and npm cannot reach its registry (${failure}): a network is needed once.`,
    );
    process.exit(2);
  }
  console.error('Installing the packages of package-lock.json (about a minute) ...');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(status ?? 1);
  }
  writeFileSync(MARK, wanted);
}
