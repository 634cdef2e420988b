// `npm run -s kidcode -- <command>` and `npx kidcode <command>`: the command line of this repository, built first where that is needed.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { currentSchool, currentSchoolOrExit, schoolFolder } from '../tools/school/current-school.mjs';
import { isStampRight } from '../tools/school/input-stamp.cjs';

const root = fileURLToPath(new URL('..', import.meta.url));
currentSchoolOrExit();
const DIST = join(root, `apps/cli/${schoolFolder('dist')}`);
const BUNDLE = join(DIST, 'kidcode.cjs');
/** Reads the defaults of .env, asks here for the bundle, then runs it. */
const COMMAND = join(root, 'apps/cli/bin/kidcode.cjs');

/** Written by the build, which knows what the bundle was made of. */
const STAMP = join(DIST, 'inputs.json');

const isCommand = (words, command) => words.slice(0, 2).join(' ') === command;

/** The answer of `school check --json` while documents cannot be read: what ends soon nobody knows then. */
function unreadReport(mistakes) {
  const problems = mistakes.map((sentence) => {
    const [, path, message] = /^(.+?:\d+:\d+): (.*)$/s.exec(sentence);
    return { code: 'bad-document', severity: 'error', path, message };
  });
  return { ok: false, problems, endsSoon: [], samples: [] };
}

/** A school whose documents are wrong is told of it at once, a sentence a line, and nothing is built. */
async function refuseMistakes(words) {
  const { generateSchools } = await import('../tools/school/generate.mjs');
  const mistakes = await generateSchools([currentSchool()]);
  if (mistakes.length === 0) return;
  if (isCommand(words, 'school check') && words.includes('--json')) {
    const count = `${mistakes.length} error${mistakes.length === 1 ? '' : 's'}`;
    process.stderr.write(`kidcode: expected a school without errors, found ${count}\n`);
    await new Promise((resolve) => {
      process.stdout.write(`${JSON.stringify(unreadReport(mistakes), null, 2)}\n`, resolve);
    });
  } else process.stderr.write(`${mistakes.join('\n')}\n`);
  process.exit(1);
}

/**
 * Makes sure that the bundle is there and up to date; writes nothing to standard output.
 *
 * @param {readonly string[]} [words] of the command that it is for.
 * @returns {Promise<string>} the path of the bundle.
 */
export async function ensureBundle(words = []) {
  // A new school, and a command's help, are there for whoever has a mistake in the documents, too.
  const isApart = words.includes('--help') || words[0] === 'help' || isCommand(words, 'school new');
  if (isStampRight(STAMP, root) || (isApart && existsSync(BUNDLE))) return BUNDLE;
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  ensureInstalled();
  await refuseMistakes(words);
  // Without Nx, which would make the facts again and take ten seconds: a check follows each word that is changed.
  const { renewCommandLine } = await import('../apps/cli/build.mjs');
  await renewCommandLine();
  return BUNDLE;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  createRequire(import.meta.url)(COMMAND);
}
