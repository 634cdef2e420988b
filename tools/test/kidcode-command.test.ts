import { spawnSync } from 'node:child_process';

import { scratchCopy } from './recipes/scratch-copy';

jest.setTimeout(300_000);

const copy = scratchCopy();
afterAll(copy.remove);

/** The linked command, as `npx kidcode` starts it. */
function kidcode(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/cli/bin/kidcode.cjs', ...words], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], SITE_TODAY: '2025-12-01' },
  });
  return { status, stdout, stderr };
}

const QUOTE = ['quote', 'camp', '--season', 'winter', '--type', 'weekly', '--weeks', '1', '--json'];
const WINTER = 'schools/kidcode/seasons/winter.yaml';

function change(file: string, from: string, to: string): void {
  copy.rewrite(file, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
}

// It ran whatever had been built last: the old price was quoted and signed, and a broken document passed the check.
describe('npx kidcode after a document was changed', () => {
  it('says the new price', () => {
    const before = kidcode(...QUOTE);
    expect({ ...before, stdout: JSON.parse(before.stdout) as unknown }).toMatchObject({
      status: 0,
      stderr: '',
      stdout: { originalPrice: 299 },
    });
    change(WINTER, 'full day: 299', 'full day: 320');
    expect(JSON.parse(kidcode(...QUOTE).stdout)).toMatchObject({ originalPrice: 320 });
  });

  it('tells what is wrong with it', () => {
    change(WINTER, 'percent: 15', 'percent: 150');
    const { status, stderr } = kidcode('school', 'check');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/winter\.yaml:\d+:\d+: a whole percent from 1 to 90/) as string,
    });
  });
});
