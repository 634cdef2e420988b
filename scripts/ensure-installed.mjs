import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Names the lock file that the installed packages came from. */
const MARK = join(root, 'node_modules', '.installed-lock');
const OLDEST_NODE = [20, 19];

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function isNodeTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

/**
 * Makes sure that the packages of the lock file are installed, with `npm ci` if they are not.
 * Ends the process with a sentence when that is impossible.
 */
export function ensureInstalled() {
  if (isNodeTooOld()) {
    console.error(
      `KidCode needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
    );
    process.exit(2);
  }
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.error('Installing the packages of package-lock.json (about a minute) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(status ?? 1);
  }
  writeFileSync(MARK, wanted);
}
