// `node scripts/run.cjs <script> [arguments]`: runs a script of this repository if Node.js is new enough for it, else says what is
// needed. A script by itself could not say it: an older Node.js stops at its imports with a SyntaxError. Without a script it only
// looks at Node.js.
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const root = join(__dirname, '..');

/** Ends the process with a sentence when this Node.js is older than `engines` of package.json wants. */
function needNode() {
  const { engines } = require(join(root, 'package.json'));
  const wanted = /[\d.]+/.exec(engines.node)[0];
  const got = process.versions.node;
  if (got.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  process.stderr.write(`KidCode needs Node.js ${wanted} or newer; this is ${got}.\n`);
  process.exit(2);
}

module.exports = { needNode };

if (require.main === module) {
  needNode();
  const [, , named] = process.argv;
  if (named !== undefined) {
    const script = resolve(root, named);
    process.argv.splice(1, 2, script);
    import(pathToFileURL(script).href);
  }
}
