// What a bundle was made of, written beside it by its build: whether it is still right is then a matter of reading.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is made of other files: a school's folder is hashed without it. */
const NOT_WRITTEN = 'generated';
/** Of pictures only the names matter. */
const NAME_ALONE = /^public\//;

/** Every file below a folder, in the same order on every system. */
function filesBelow(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (name === NOT_WRITTEN) return [];
    return entry.isDirectory() ? filesBelow(folder, `${name}/`) : [name];
  });
}

/** One hash over names and what is said of each file; a folder stands for every file in it, so that one that comes or goes is seen. */
function hashOf(root, inputs, sayOf) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    const entry = statSync(path, { throwIfNoEntry: false });
    hash.update(`\0${input}\0`);
    if (entry?.isDirectory()) {
      for (const name of filesBelow(path).sort()) {
        hash.update(`\0${name}\0`);
        if (!NAME_ALONE.test(name)) hash.update(sayOf(join(path, name)));
      }
    } else if (entry) hash.update(sayOf(path));
  }
  return hash.digest('hex');
}

const contentOf = (path) => readFileSync(path);

/** What the system says of a file in a third of the time that reading it takes; whoever writes a file changes some of it. */
function tracesOf(path) {
  const { ino, size, mtimeMs, ctimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/**
 * Leaves the stamp of a bundle.
 *
 * @param {string} stamp The file to write.
 * @param {string} root The folder that the inputs are named from.
 * @param {readonly string[]} inputs Files and folders that the bundle was made of.
 */
export function writeStamp(stamp, root, inputs) {
  const sorted = [...new Set(inputs)].sort();
  writeFileSync(stamp, JSON.stringify({ hash: hashOf(root, sorted, contentOf), inputs: sorted }));
}

/**
 * Whether everything that a bundle was made of still reads as it did. What was read once is not read again as long as the
 * system says that nobody has touched it: a file beside the stamp keeps what it said.
 *
 * @param {string} stamp A file that `writeStamp` wrote; an absent one is never right.
 * @param {string} root The folder that the inputs are named from.
 * @returns {boolean}
 */
export function isStampRight(stamp, root) {
  if (!existsSync(stamp)) return false;
  const { hash, inputs } = JSON.parse(readFileSync(stamp, 'utf8'));
  const untouched = `${stamp}.untouched`;
  const traces = hash + hashOf(root, inputs, tracesOf);
  if (existsSync(untouched) && readFileSync(untouched, 'utf8') === traces) return true;
  if (hashOf(root, inputs, contentOf) !== hash) return false;
  try {
    writeFileSync(untouched, traces);
  } catch {
    // Whoever may only read here has it read each time.
  }
  return true;
}
