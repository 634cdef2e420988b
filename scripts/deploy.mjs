// `npm run deploy -- --to TARGET [--yes] [--built] [--rollback]`: checks the school, builds site and functions, says what changes, asks,
// and puts both out together. docs/deployment.md says more.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { at, currentSchoolOrExit, schoolFolder, settings } from '../tools/school/current-school.mjs';
import { loadBundled, schoolFacts } from '../tools/school/read-documents.mjs';
import {
  changesBetween,
  checkFunctions,
  describeRelease,
  openTarget,
  publish,
  releasesOf,
  rollBack,
} from './releases.mjs';

/** What the command line asks for, and where; the end of the process where that is not what the help says. */
function readFlags() {
  const flag = { type: 'boolean' };
  try {
    const options = { to: { type: 'string' }, yes: flag, built: flag, rollback: flag };
    const { values } = parseArgs({ options });
    return { ...values, target: openTarget(values.to) };
  } catch (error) {
    console.error(`deploy: ${error.message}`);
    return process.exit(2);
  }
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: at(''),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed; nothing was published`);
}

/** Supabase's own deployment; without a project the sandbox's functions stand in, which carry the same facts. */
function deployFunctions(folder) {
  const { SUPABASE_PROJECT_REF: project } = settings();
  if (!project) return console.log('functions: no SUPABASE_PROJECT_REF, so the sandbox stands in for them');
  const { status } = spawnSync(
    'supabase',
    ['functions', 'deploy', '--use-docker', '--workdir', folder, '--project-ref', project],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('supabase functions deploy failed');
}

/** No answer, where the input ends or was never there, is none. */
async function isWanted(yes) {
  if (yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const isOver = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question('Publish this? [y/N] '), isOver]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function publishBuild(staged) {
  run(process.execPath, 'scripts/kidcode.mjs', 'school', 'check');
  if (!flags.built) run('npx', 'nx', 'run-many', '-t', 'build', '-p', '@kidcode/web', '@kidcode/functions');
  const facts = await schoolFacts(school);
  const { schoolMark } = await loadBundled('libs/school/src/school-mark.ts');
  const site = at(`apps/web/${schoolFolder('dist')}/client`);
  const mark = await schoolMark(facts);
  const description = describeRelease(site, facts, mark);
  checkFunctions(builtFunctions(), mark);
  const { current, read } = releasesOf(target);
  const changes = changesBetween(current === null ? null : read(current), description);
  console.log(changes.length === 0 ? 'Nothing that a visitor can read changes.' : changes.join('\n'));
  if (!(await isWanted(flags.yes))) throw new Error('nothing was published');
  const name = new Date().toISOString().slice(0, 23).replace(/[:.]/g, '-');
  publish(target, { name, site, functions: gatherFunctions(staged), description, deployFunctions });
  console.log(`${name} is published in ${flags.to}/current/site; --rollback takes it back.`);
}

const builtFunctions = () => at(`supabase/${schoolFolder('dist')}`);

/** The functions as `supabase functions deploy` wants them: its settings, and what they name. */
function gatherFunctions(folder) {
  cpSync(at('supabase/config.toml'), join(folder, 'supabase/config.toml'));
  cpSync(builtFunctions(), join(folder, 'supabase/dist'), { recursive: true });
  return folder;
}

/** What nginx has read of the release that is shown, and does not read again by itself. */
const serverRules = () => target.sh('cat current/site/nginx-*.conf 2>/dev/null || true');

const flags = readFlags();
const { target } = flags;
const school = currentSchoolOrExit();
const staged = mkdtempSync(join(tmpdir(), 'functions-'));
try {
  target.make();
  const rules = serverRules();
  if (flags.rollback) console.log(`${rollBack(target, deployFunctions)} is shown again.`);
  else await publishBuild(staged);
  if (serverRules() !== rules) console.log('The rules of nginx are others now: reload it (nginx -s reload).');
} catch (error) {
  console.error(`deploy: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(staged, { recursive: true, force: true });
}
