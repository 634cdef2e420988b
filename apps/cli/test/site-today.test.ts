import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { EVERY_COMMAND } from './every-command';
import { BUNDLE, json, kidcode, refused, words } from './kidcode';

const OVER = '2026-11-21';
const QUOTE = 'quote camp --season winter --type weekly --weeks 1';

describe('SITE_TODAY', () => {
  it.each(['2025-13-01', '2025-02-30', 'today', '20251201', '2025-12-01T00:00', '２０２５-12-01'])(
    'must be a day, not "%s", whatever the command',
    async (day) => {
      const env = { SITE_TODAY: day };
      for (const line of ['branches list', 'routes resolve /', QUOTE]) {
        expect(await refused(words(line), { env })).toBe(
          `kidcode: SITE_TODAY: expected a day such as 2025-12-01, or nothing for the real one; got "${day}"\n`,
        );
      }
    },
  );

  it('does not keep anybody from the help', async () => {
    const lines = ['--version', ...EVERY_COMMAND.map(({ line }) => `${line} --help`)];
    for (const line of lines)
      expect(await kidcode(words(line), { env: { SITE_TODAY: 'today' } })).toMatchObject({
        code: 0,
        stderr: '',
      });
  });

  it.each(['', ' '])('is the real day when it is "%s"', async (day) => {
    expect(await json(QUOTE, { env: { SITE_TODAY: day } })).toMatchObject({
      sellable: expect.any(Boolean) as boolean,
    });
  });
});

describe('the linked command', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'kidcode-workspace-'));
  const command = join(workspace, 'apps/cli/bin/kidcode.cjs');
  const copy = (from: string, to: string): void => {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  };
  copy(join(__dirname, '../bin/kidcode.cjs'), command);
  for (const file of ['scripts/run.cjs', 'package.json'])
    copy(join(__dirname, '../../..', file), join(workspace, file));
  copy(BUNDLE, join(workspace, 'apps/cli/dist/kidcode.cjs'));
  afterAll(() => rmSync(workspace, { recursive: true }));

  const isSellable = (env: Readonly<Record<string, string>>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        [command, ...words(QUOTE), '--json'],
        { cwd: tmpdir(), env },
        (error, stdout, stderr) => {
          if (error === null) resolve((JSON.parse(stdout) as { readonly sellable: boolean }).sellable);
          else reject(new Error(stderr));
        },
      );
    });

  it('takes the defaults of the workspace, unless the environment says otherwise', async () => {
    writeFileSync(join(workspace, '.env'), `# The day.\nSITE_TODAY=${OVER}\n`);
    expect(await isSellable({})).toBe(false);
    expect(await isSellable({ SITE_TODAY: '2025-12-01' })).toBe(true);
    writeFileSync(join(workspace, '.env'), 'SITE_TODAY=2025-12-01\n');
    expect(await isSellable({})).toBe(true);
    expect(await isSellable({ SITE_TODAY: OVER })).toBe(false);
  });
});
