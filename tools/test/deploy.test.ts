import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { scratchCopy } from './recipes/scratch-copy';

jest.setTimeout(120_000);

const copy = scratchCopy();
afterAll(copy.remove);

/** The command in a copy of the project, as a person without a terminal calls it. */
function deploy(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.mjs', ...words], {
    cwd: copy.root,
    input: '',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

describe('npm run deploy', () => {
  // What has no slash after its colon was published into a folder of that name here; '' wrote to /releases.
  it.each([
    [['--to', 'deploy@www.school.example:www/school'], ", got 'deploy@www.school.example:www/school'"],
    [['--to', 'folder'], ", got 'folder'"],
    [['--to', '/'], ", got '/'"],
    [['--to', ''], ''],
    [[], ''],
  ])('with %j writes nothing and says what is expected', (words, got) => {
    expect(deploy(...words)).toEqual({
      status: 2,
      stdout: '',
      stderr: `deploy: expected --to /folder or --to user@host:/folder${got}\n`,
    });
    expect(existsSync(join(copy.root, 'folder'))).toBe(false);
    expect(existsSync(join(copy.root, 'deploy@www.school.example:www'))).toBe(false);
  });
});
