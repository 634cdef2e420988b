// What a bundle was made of, written beside it by its build: whether it is still right is then a matter of reading.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is made of other files: a school's folder is hashed without it. */
const NOT_WRITTEN = /^generated(?:[\\/]|$)/;
/** Of pictures only the names matter. */
const NAME_ALONE = /^public[\\/]/;

/** One hash over names and contents; a folder stands for every file in it, so that one that comes or goes is seen. */
function hashOf(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    const entry = statSync(path, { throwIfNoEntry: false });
    hash.update(`\0${input}\0`);
    if (entry?.isDirectory()) {
      const names = readdirSync(path, { recursive: true }).sort();
      const files = names.filter((name) => !NOT_WRITTEN.test(name) && statSync(join(path, name)).isFile());
      hash.update(hashOf(path, files));
    } else if (entry && !NAME_ALONE.test(input)) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
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
  writeFileSync(stamp, JSON.stringify({ hash: hashOf(root, sorted), inputs: sorted }));
}

/**
 * Whether everything that a bundle was made of still reads as it did.
 *
 * @param {string} stamp A file that `writeStamp` wrote; an absent one is never right.
 * @param {string} root The folder that the inputs are named from.
 * @returns {boolean}
 */
export function isStampRight(stamp, root) {
  if (!existsSync(stamp)) return false;
  const { hash, inputs } = JSON.parse(readFileSync(stamp, 'utf8'));
  return hashOf(root, inputs) === hash;
}
