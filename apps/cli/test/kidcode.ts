import { basename, dirname, join } from 'node:path';

import type { Ending } from '../src/outcome';
import { run } from '../src/run';
import { realSurroundings, type Surroundings } from '../src/surroundings';

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** What each file that is read says. */
  readonly file?: string;
  /** What is other than on the machine itself. */
  readonly machine?: Partial<Surroundings>;
};

/** The command as it is built for the tests that run it as a process. */
export const BUNDLE = join(__dirname, '../.cache/kidcode.cjs');

const { readFile } = realSurroundings;
/** Also what the build lays beside the program. */
const readBuilt = (path: string) => readFile(path) ?? readFile(join(dirname(BUNDLE), basename(path)));

/** Runs `kidcode` in the test, with nothing in its environment but what the test puts there: a process takes much longer. */
export const kidcode = (
  args: readonly string[],
  { env = {}, input = '', file, machine }: Options = {},
): Promise<Ending> =>
  run(args, {
    ...realSurroundings,
    env,
    readFile: file === undefined ? readBuilt : () => file,
    columns: () => null,
    readStdin: () => Promise.resolve(input),
    ...machine,
  });

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
