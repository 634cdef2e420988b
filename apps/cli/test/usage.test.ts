import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

import { version } from '../package.json';
import { EVERY_COMMAND } from './every-command';
import { BUNDLE, kidcode, refused, words } from './kidcode';

const GROUPS = EVERY_COMMAND.filter(({ isGroup }) => isGroup).map(({ line }) => line);

describe('usage', () => {
  it.each(GROUPS)('"%s" alone says which commands there are', async (group) => {
    expect(await refused(words(group))).toMatch(/expected a command of kidcode.*: \w+.*; got none/);
  });

  it('says its version', async () => {
    expect(await kidcode(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each(EVERY_COMMAND)('help "$line" is what --help says, with examples', async ({ line, isGroup }) => {
    const asked = await kidcode([...words(line), '--help']);
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(asked.stdout).toContain(`Usage: ${['kidcode', ...words(line)].join(' ')} `);
    expect(asked.stdout).toMatch(/\nExamples:\n {2}\$ kidcode /);
    if (!isGroup) expect(asked.stdout).toContain('--json');
    expect(await kidcode(['help', ...words(line)])).toEqual(asked);
    const [group = '', ...rest] = words(line);
    if (rest.length > 0) expect(await kidcode([group, 'help', ...rest])).toEqual(asked);
  });

  it.each([
    ['quote online --help', "unknown command 'online'; expected a command of kidcode quote: camp, course"],
    ['quote --help online', "unknown command 'online'; expected a command of kidcode quote: camp, course"],
    ['nonsense -h', "unknown command 'nonsense'; expected a command of kidcode: quote"],
    ['help nonsense', "unknown command 'nonsense'; expected a command of kidcode: quote"],
    ['help quote kamp', "unknown command 'kamp' (Did you mean camp?)"],
    ['quote help kamp', "unknown command 'kamp' (Did you mean camp?)"],
  ])('has no help for what does not exist: %s', async (line, message) => {
    expect(await refused(words(line))).toContain(message);
  });

  it.each(EVERY_COMMAND)('never expects nothing: "$line"', async ({ line }) => {
    const message = await refused([...words(line), '--no-such-option']);
    expect(message).toMatch(
      /expected (?:an option of kidcode.*: --\S+|kidcode (?:token \w+|doctor) \[options\])/,
    );
    expect(message).not.toMatch(/: *(?:;|\n)/);
  });

  it.each([
    [
      'quotes',
      "unknown command 'quotes' (Did you mean quote?); expected a command of kidcode: quote, plan, calendar",
    ],
    [
      'quote kamp',
      "unknown command 'kamp' (Did you mean camp?); expected a command of kidcode quote: camp, course",
    ],
    [
      'quote camp --wekes 1',
      "unknown option '--wekes' (Did you mean --weeks?); expected an option of kidcode quote camp",
    ],
    ['--json', "unknown option '--json'; expected an option of kidcode: --version, --help"],
    ['branches show', "missing required argument 'id'; expected kidcode branches show [options] <id>"],
    ['branches show euless online', 'too many arguments'],
    ['branches nearest --lat', "option '--lat <degrees>' argument missing"],
    ['token camp', "required option '--branch <id>' not specified"],
    ['token verify', "missing required argument 'token'"],
    ['token verify x --now 1e9', 'Expected whole seconds since 1970'],
    ['token verify x --secret abc', "unknown option '--secret'"],
    ['routes verify --base-url localhost', 'Expected an http(s) address such as http://localhost:4310'],
  ])('refuses: %s', async (line, message) => {
    expect(await refused(words(line))).toContain(message);
  });

  it('keeps an error on one line whatever the input holds', async () => {
    expect(await refused(['branches', 'show', 'a\nb\u001b[31m'])).toContain('expected a branch');
    expect(await refused(['quote', 'a\nb'])).toContain('expected a command of kidcode quote');
  });
});

/** Nothing can be written to it, as to a full disk. */
const closed = openSync(__filename, 'r');
afterAll(() => closeSync(closed));

/** The exit code where nobody can write to the output, and all that is said of it. */
function ended(line: string, stderr: number | 'pipe') {
  const stdio: ('ignore' | number | 'pipe')[] = ['ignore', closed, stderr];
  const { status, stderr: said } = spawnSync(process.execPath, [BUNDLE, ...words(line)], {
    stdio,
    encoding: 'utf8',
  });
  return { code: status, said };
}

// On a full disk it ended in a stack trace, as if that were a mistake of the program.
it('says in one line that its output cannot be written', () => {
  expect(ended('branches list', 'pipe')).toEqual({
    code: 1,
    said: expect.stringMatching(/^kidcode: expected a place to write to; got [^\n]+\n$/) as string,
  });
});

it('says nothing of it where there was no output', () => {
  expect(ended('branches show nowhere', 'pipe')).toEqual({
    code: 2,
    said: expect.stringMatching(/^kidcode: [^\n]+expected a branch[^\n]+\n$/) as string,
  });
});

it('ends with its exit code where nobody can hear it', () => {
  expect(ended('branches list', closed).code).toBe(1);
  expect(ended('branches show nowhere', closed).code).toBe(2);
});
