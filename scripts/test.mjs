// `npm test`: lint, types, unit tests, build, browser tests; the last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { tallyOf } from './tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureInstalled();
const browser = ensureBrowser();
console.log(`Browser for the browser tests: ${browser}`);

/** Runs one Nx target in every project that has it; passes its output on and keeps it for the tally. */
function runTarget(target) {
  return new Promise((resolve) => {
    const child = spawn('npx', ['nx', 'run-many', '-t', target, '--output-style=stream', '--parallel=2'], {
      cwd: root,
      env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0', KIDCODE_BROWSER: browser },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        process.stdout.write(text);
      });
    }
    child.on('close', (code) => resolve({ output, code: code ?? 1 }));
  });
}

let passed = 0;
let failed = 0;
for (const target of ['lint', 'typecheck', 'test', 'build', 'e2e']) {
  console.log(`\n== ${target}`);
  const { output, code } = await runTarget(target);
  const tally = tallyOf(output);
  passed += tally.passed;
  // A target can fail without a failed test: a lint error, a coverage threshold, a byte budget.
  failed += code !== 0 && tally.failed === 0 ? 1 : tally.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
