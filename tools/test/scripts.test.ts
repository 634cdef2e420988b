import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('npm run', () => {
  it('alone explains every script in the line above it', () => {
    const names = Object.keys(scripts);
    const unexplained = names.filter((name, index) => {
      const isNote = name.startsWith('//');
      return (
        !isNote && (names[index - 1] !== `//${name}` || !/^[A-Z].{15,}/.test(scripts[`//${name}`] ?? ''))
      );
    });
    expect(unexplained).toEqual([]);
  });
});

describe('npm run test:file', () => {
  const run = (...args: string[]): { status: number; said: string } => {
    try {
      const said = execFileSync(process.execPath, ['scripts/test-file.mjs', ...args], {
        cwd: ROOT,
        env: { ...process.env, INIT_CWD: ROOT },
        encoding: 'utf8',
        stdio: 'pipe',
      });
      return { status: 0, said };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return { status, said: stderr };
    }
  };

  it.each([
    [[], 'expected a test file'],
    [['libs/no-such.test.ts'], 'expected a test file'],
    [['scripts/start.mjs'], 'is in no project with tests'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(run(...args)).toEqual({ status: 2, said: expect.stringContaining(sentence) as unknown });
  });
});
