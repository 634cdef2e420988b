// What a bundle was made of, written beside it by its build: whether it is still right is then a matter of reading. CommonJS,
// because the command line asks at each start, and modules take longer to load than it takes to answer.
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');

/** What is made of other files: a school's folder is hashed without it. */
const NOT_WRITTEN = 'generated';
/** Of pictures only the names matter. */
const NAME_ALONE = /^public\//;

/** Every file below a folder, in the same order on every system. */
function filesBelow(folder, below = '') {
  return readdirSync(folder + below, { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (name === NOT_WRITTEN) return [];
    if (entry.isDirectory()) return filesBelow(folder, `${name}/`);
    // What a link leads to may be a folder, or gone.
    const isFile = entry.isFile() || statSync(folder + name, { throwIfNoEntry: false })?.isFile();
    return isFile ? [name] : [];
  });
}

/**
 * The files that are meant, by their names, and where each lies whose contents matter; a folder stands for every file in it,
 * so that one that comes or goes is seen.
 */
const filesOf = (root, inputs) =>
  inputs.flatMap((input) => {
    const path = `${root}/${input}`;
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry?.isDirectory()) return [{ name: `\0${input}\0`, path: entry && path }];
    const files = filesBelow(`${path}/`).sort();
    return [
      { name: `\0${input}\0` },
      ...files.map((file) => ({
        name: `\0${file}\0`,
        path: NAME_ALONE.test(file) ? undefined : `${path}/${file}`,
      })),
    ];
  });

const hashOfContents = (files) =>
  files
    .reduce(
      (hash, { name, path }) => hash.update(name).update(path === undefined ? '' : readFileSync(path)),
      createHash('sha256'),
    )
    .digest('hex');

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
function writeStamp(stamp, root, inputs) {
  const sorted = [...new Set(inputs)].sort();
  writeFileSync(stamp, JSON.stringify({ hash: hashOfContents(filesOf(root, sorted)), inputs: sorted }));
}

/**
 * Whether everything that a bundle was made of still reads as it did. What was read once is not read again as long as the
 * system says that nobody has touched it: a file beside the stamp keeps what it said.
 *
 * @param {string} stamp A file that `writeStamp` wrote; an absent one is never right.
 * @param {string} root The folder that the inputs are named from.
 * @returns {boolean}
 */
function isStampRight(stamp, root) {
  if (!existsSync(stamp)) return false;
  const { hash, inputs } = JSON.parse(readFileSync(stamp, 'utf8'));
  const untouched = `${stamp}.untouched`;
  const files = filesOf(root, inputs);
  const traces = [
    hash,
    ...files.map(({ name, path }) => name + (path === undefined ? '' : tracesOf(path))),
  ].join('');
  if (existsSync(untouched) && readFileSync(untouched, 'utf8') === traces) return true;
  if (hashOfContents(files) !== hash) return false;
  try {
    writeFileSync(untouched, traces);
  } catch {
    // Whoever may only read here has it read each time.
  }
  return true;
}

module.exports = { writeStamp, isStampRight };
