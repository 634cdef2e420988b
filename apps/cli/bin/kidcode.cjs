#!/usr/bin/env node
// The command itself is bundled into dist/kidcode.cjs (another school's: dist-<school>), which the repository does not hold.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const workspace = join(__dirname, '..', '..', '..');
require(join(workspace, 'scripts/run.cjs')).needNode();

const defaults = join(workspace, '.env');

// The workspace's .env holds the defaults for everything, SITE_TODAY among them; the environment wins.
if (existsSync(defaults)) process.loadEnvFile(defaults);

const school = (process.env.KIDCODE_SCHOOL || 'kidcode').trim();
const dist = join(__dirname, '..', school === 'kidcode' ? 'dist' : `dist-${school}`);
const maker = join(workspace, 'scripts/kidcode.mjs');

/** Where the workspace is, a document may be newer than the bundle: a price of before the change is a wrong one. */
async function bundleOfToday() {
  const bundle = join(dist, 'kidcode.cjs');
  if (!existsSync(maker)) return bundle;
  const { isStampRight } = require(join(workspace, 'tools/school/input-stamp.cjs'));
  if (isStampRight(join(dist, 'inputs.json'), workspace) && existsSync(bundle)) return bundle;
  const { ensureBundle } = await import(pathToFileURL(maker).href);
  return ensureBundle(process.argv.slice(2));
}

bundleOfToday().then((bundle) => {
  if (existsSync(bundle)) {
    require(bundle);
  } else {
    process.stderr.write(
      'kidcode: expected a built command line; run "npx nx run @kidcode/cli:build" in the repository first\n',
    );
    process.exitCode = 2;
  }
});
