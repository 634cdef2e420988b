#!/usr/bin/env node
// The command itself is bundled into dist/kidcode.cjs (another school's: dist-<school>), which the repository does not hold.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

require(join(__dirname, '../../../scripts/run.cjs')).needNode();

const defaults = join(__dirname, '..', '..', '..', '.env');

// The workspace's .env holds the defaults for everything, SITE_TODAY among them; the environment wins.
if (existsSync(defaults)) process.loadEnvFile(defaults);

const school = (process.env.KIDCODE_SCHOOL || 'kidcode').trim();
const bundle = join(__dirname, '..', school === 'kidcode' ? 'dist' : `dist-${school}`, 'kidcode.cjs');

if (existsSync(bundle)) {
  require(bundle);
} else {
  process.stderr.write(
    'kidcode: expected a built command line; run "npx nx run @kidcode/cli:build" in the repository first\n',
  );
  process.exitCode = 2;
}
