// `npm test`: lint, types, unit tests, build, browser tests; the last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { tallyOf, verdict } from './tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Where the test runners leave their results; Nx puts those of a cached run back. */
const RESULTS = fileURLToPath(new URL('../test-results', import.meta.url));
const SLOWEST = 10;

ensureInstalled();
const browser = ensureBrowser();
console.log(`Browser for the browser tests: ${browser}`);

/** Runs one Nx target in every project that has it. */
function runTarget(target) {
  return new Promise((resolve) => {
    const child = spawn('npx', ['nx', 'run-many', '-t', target, '--output-style=stream', '--parallel=2'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NX_TUI: 'false', KIDCODE_BROWSER: browser },
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

let passed = 0;
let failed = 0;
const browserTests = [];
for (const target of ['lint', 'typecheck', 'test', 'build', 'e2e', 'e2e-harbor']) {
  console.log(`\n== ${target}`);
  // A run that breaks off leaves nothing; what an earlier one left must not count for it.
  rmSync(RESULTS, { recursive: true, force: true });
  const code = await runTarget(target);
  const tally = tallyOf(RESULTS);
  const result = verdict(tally, code);
  passed += result.passed;
  failed += result.failed;
  browserTests.push(...tally.tests);
}

if (browserTests.length > 0) console.log('\nThe slowest browser tests:');
for (const test of browserTests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)) {
  console.log(`${(test.milliseconds / 1000).toFixed(1).padStart(6)} s  ${test.title} (${test.project})`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
