import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

import { BUNDLE, words } from './kidcode';

/** Nothing can be written to it, as to a full disk. */
const closed = openSync(__filename, 'r');
afterAll(() => closeSync(closed));

/** The exit code where nobody can write to the output, and all that is said of it. */
function kidcode(line: string, stderr: number | 'pipe') {
  const stdio: ('ignore' | number | 'pipe')[] = ['ignore', closed, stderr];
  const ended = spawnSync(process.execPath, [BUNDLE, ...words(line)], { stdio, encoding: 'utf8' });
  return { code: ended.status, said: ended.stderr };
}

// On a full disk it ended in a stack trace, as if that were a mistake of the program.
it('says in one line that its output cannot be written', () => {
  expect(kidcode('branches list', 'pipe')).toEqual({
    code: 1,
    said: expect.stringMatching(/^kidcode: expected a place to write to; got [^\n]+\n$/) as string,
  });
});

it('says nothing of it where there was no output', () => {
  expect(kidcode('branches show nowhere', 'pipe')).toEqual({
    code: 2,
    said: expect.stringMatching(/^kidcode: [^\n]+expected a branch[^\n]+\n$/) as string,
  });
});

it('ends with its exit code where nobody can hear it', () => {
  expect(kidcode('branches list', closed).code).toBe(1);
  expect(kidcode('branches show nowhere', closed).code).toBe(2);
});
