import { execFile } from 'node:child_process';
import { join } from 'node:path';

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Options = { readonly env?: Readonly<Record<string, string>>; readonly input?: string };

/** The command as the tests run it. */
export const BUNDLE = join(__dirname, '../.cache/kidcode.cjs');

/** Runs `kidcode` as a process of its own, with nothing in its environment but what the test puts there. */
export function kidcode(args: readonly string[], { env = {}, input = '' }: Options = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BUNDLE, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1;
      resolve({ code, stdout, stderr });
    });
    // A command that refuses its arguments has ended before it reads anything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** A command line as one would type it; no argument may hold a space. */
export const words = (line: string): readonly string[] => line.split(' ').filter((word) => word !== '');

/** Runs a command that must be fine, and reads its JSON. */
export async function json(line: string, options?: Options): Promise<unknown> {
  const { code, stdout, stderr } = await kidcode([...words(line), '--json'], options);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Runs a command that must be refused: exit code 2, an empty output, one line that tells. */
export async function refused(args: readonly string[], options?: Options): Promise<string> {
  const { code, stdout, stderr } = await kidcode(args, options);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^kidcode: [^\n]+\n$/);
  return stderr;
}
