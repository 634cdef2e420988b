import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

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

/** The packages that a lock file lists, by their place; none where it cannot be read. */
function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(join(root, lock), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether npm's own record of what lies in node_modules, which it writes when it is done, has all of the lock file. */
function areInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = Object.entries(packagesIn('package-lock.json'));
  // Of a lock file that cannot be read, npm says what is wrong.
  if (wanted.length === 0) return false;
  return wanted.every(([place, { version, integrity, optional }]) => {
    const found = installed[place];
    // Those for other systems are left out.
    if (found === undefined) return place === '' || optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

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
 * Makes sure that the packages of the lock file are installed, by whomever, with `npm ci` if they are not.
 * Ends the process with a sentence when that is impossible.
 */
export function ensureInstalled() {
  if (areInstalled()) return;
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
}
