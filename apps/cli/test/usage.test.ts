import type { Command } from 'commander';

import { createProgram } from '../src/program';
import { realSurroundings } from '../src/surroundings';
import { kidcode, refused, words } from './kidcode';

/** What stands after `kidcode`: the command itself, then everything below it, as the program declares it. */
function linesBelow(command: Command, line = ''): readonly { line: string; isGroup: boolean }[] {
  const below = command.commands.flatMap((inner) => linesBelow(inner, `${line} ${inner.name()}`.trim()));
  return [{ line, isGroup: command.commands.length > 0 }, ...below];
}

const declared = linesBelow(
  createProgram([], {
    surroundings: realSurroundings,
    finish: () => undefined,
    writeHelp: () => undefined,
  }),
);
const GROUPS = declared.filter(({ isGroup }) => isGroup).map(({ line }) => line);

describe('usage', () => {
  it.each(declared)('help of "$line" has examples, on standard output', async ({ line, isGroup }) => {
    const { code, stdout, stderr } = await kidcode([...words(line), '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: kidcode${line === '' ? '' : ` ${line}`} `);
    expect(stdout).toMatch(/\nExamples:\n {2}\$ kidcode /);
    if (!isGroup) expect(stdout).toContain('--json');
  });

  it.each(GROUPS)('"%s" alone says which commands there are', async (group) => {
    expect(await refused(words(group))).toMatch(/expected a command of kidcode.*: \w+.*; got none/);
  });

  it.each([
    [
      'quotes',
      "unknown command 'quotes' (Did you mean quote?); expected a command of kidcode: quote, branches",
    ],
    [
      'quote kamp',
      "unknown command 'kamp' (Did you mean camp?); expected a command of kidcode quote: camp, course",
    ],
    [
      'quote camp --wekes 1',
      "unknown option '--wekes' (Did you mean --weeks?); expected an option of kidcode quote camp",
    ],
    ['--json', "unknown option '--json'"],
    ['branches show', "missing required argument 'id'; expected kidcode branches show [options] <id>"],
    ['branches show euless online', 'too many arguments'],
    ['branches nearest --lat', "option '--lat <degrees>' argument missing"],
    ['token camp', "required option '--branch <id>' not specified"],
    ['token verify', "missing required argument 'token'"],
    ['token verify x --now 1e9', 'Expected whole seconds since 1970'],
    ['token verify x --secret abc', "unknown option '--secret'"],
    ['routes verify --base-url localhost', 'Expected an http(s) address such as http://localhost:4310'],
    ['routes verify --base-url http://localhost/?a=1', 'Expected an http(s) address'],
  ])('refuses: %s', async (line, message) => {
    expect(await refused(words(line))).toContain(message);
  });

  it('keeps an error on one line whatever the input holds', async () => {
    expect(await refused(['branches', 'show', 'a\nb\u001b[31m'])).toContain('expected a branch');
    expect(await refused(['quote', 'a\nb'])).toContain('expected a command of kidcode quote');
  });
});
