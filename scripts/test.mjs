// `npm test`: lint, types, unit tests, build, browser tests; the last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { tallyOf, verdict } from './tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Where the test runners leave their results; Nx puts those of a cached run back. */
const RESULTS = fileURLToPath(new URL('../test-results', import.meta.url));
const SLOWEST = 10;
/** Nx names the failed tasks at its end; so many characters reach them. */
const LAST_WORDS = 4000;

ensureInstalled();
const browser = ensureBrowser();
console.log(`Browser for the browser tests: ${browser}`);

const failedTasks = (said) =>
  (stripVTControlCharacters(said).split('Failed tasks:')[1] ?? '').match(/@kidcode\/[\w-]+:[\w-]+/g) ?? [];

/** What needs no browser stands in one run, so that no core waits for the last project of a target. */
const RUNS = [
  'lint,typecheck,test,build,build-development,build-harbor,build-development-harbor',
  'e2e',
  'e2e-harbor',
];

/** Runs Nx targets in every project that has them; resolves with its exit code and the tasks that Nx calls failed. */
function runTargets(targets) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn('npx', ['nx', 'run-many', '-t', targets, '--output-style=stream', '--parallel=2'], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, NX_TUI: 'false', KIDCODE_BROWSER: browser },
      shell: process.platform === 'win32',
    });
    // It names them among its errors.
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => {
        process[name].write(text);
        said = (said + text).slice(-LAST_WORDS);
      });
    child.on('close', (code) => resolve({ code: code ?? 1, tasks: failedTasks(said) }));
  });
}

let passed = 0;
let failed = 0;
const browserTests = [];
/** Said once more at the end: a long run's log is read from there. */
const failures = [];
for (const targets of RUNS) {
  console.log(`\n== ${targets}`);
  // A run that breaks off leaves nothing; what an earlier one left must not count for it.
  rmSync(RESULTS, { recursive: true, force: true });
  const { code, tasks } = await runTargets(targets);
  const tally = tallyOf(RESULTS);
  const result = verdict(tally, code, tasks);
  passed += result.passed;
  failed += result.failed;
  browserTests.push(...tally.tests);
  failures.push(...new Set(tasks), ...tally.failures.map((title) => `  ${title}`));
}

if (browserTests.length > 0) console.log('\nThe slowest browser tests:');
for (const test of browserTests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)) {
  console.log(`${(test.milliseconds / 1000).toFixed(1).padStart(6)} s  ${test.title} (${test.project})`);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
