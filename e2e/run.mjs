// Runs the browser tests over the school that KIDCODE_SCHOOL names: what the tests import from the libraries has to be of
// the same school as the site that they look at. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { currentSchoolOrExit, schoolConditions } from '../tools/school/current-school.mjs';

currentSchoolOrExit();
const conditions = schoolConditions().map((name) => `--conditions=${name}`);
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS ?? '', ...conditions].join(' ').trim() },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
