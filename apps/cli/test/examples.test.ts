import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { siteDay } from '@kidcode/scheduling';
import { expectedAnswers } from '../src/site-check';
import type { Ending } from '../src/outcome';
import { EVERY_COMMAND } from './every-command';
import { fakeOffice, type FakeOffice, STAFF } from './fake-office';
import { fakeSite, type FakeSite } from './fake-site';
import { BUNDLE, kidcode, words } from './kidcode';

/** The day of the demo: what the help shows is sold then. */
const TODAY = '2025-12-01';
const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const SITE = 'http://localhost:4310';

const folder = mkdtempSync(join(tmpdir(), 'kidcode-examples-'));
const program = join(folder, 'kidcode');
writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${BUNDLE}' "$@"\n`);
chmodSync(program, 0o755);
writeFileSync(join(folder, 'key.txt'), `${SECRET}\n`);
writeFileSync(join(folder, 'password.txt'), `${STAFF.password}\n`);
writeFileSync(
  join(folder, 'export.csv'),
  'camp,week,duration,center,capacity,taken\nwinter,1,full day,euless,12,8\n',
);

const env = {
  PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
  HOME: folder,
  SITE_TODAY: TODAY,
  CAMP_TOKEN_SECRET: SECRET,
};

let office: FakeOffice;

/** Runs a line as one types it, pipes and all; a part of a pipe that fails is heard by the parts after it. */
const inShell = (line: string): Promise<Ending> =>
  new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd: folder, env: { ...env, ...office.env } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code: code as Ending['code'], stdout, stderr });
    });
  });

async function examplesOf(line: string): Promise<readonly string[]> {
  const { stdout } = await kidcode([...words(line), '--help']);
  return [...stdout.matchAll(/^ {2}\$ (.+)$/gm)].map(([, example = '']) => example);
}

describe('the examples of the help', () => {
  let site: FakeSite;
  beforeAll(async () => {
    // No token is signed for a week that is full.
    office = await fakeOffice(12);
    site = await fakeSite(expectedAnswers(siteDay(TODAY)));
    const keeping = (await examplesOf('token')).find((example) => example.endsWith('> token.txt'));
    await inShell(keeping ?? 'kidcode token verify --help > token.txt');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // The help showed a payment that winter does not have, and a token that does not verify: nobody ran the examples.
  // The doctor looks at every file of a whole host: e2e/tests/doctor.spec.ts asks it about one. A new school is made in
  // a copy of the project: tools/test/recipes.test.ts.
  const runnable = (examples: readonly string[]) =>
    examples.filter((example) => !/ doctor | school new /.test(example));

  it.each(EVERY_COMMAND.map(({ line }) => line))('of "%s" can be run', async (line) => {
    for (const example of runnable(await examplesOf(line))) {
      const { code, stderr } = await inShell(example.replace(SITE, site.url));
      expect({ example, code, stderr }).toEqual({ example, code: 0, stderr: '' });
    }
  });
});
