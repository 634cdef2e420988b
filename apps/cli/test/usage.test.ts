import { kidcode, refused, words } from './kidcode';

const COMMANDS = [
  '',
  'quote',
  'quote camp',
  'quote course',
  'branches',
  'branches list',
  'branches show',
  'branches nearest',
  'routes',
  'routes list',
  'routes resolve',
  'routes verify',
  'schedule',
  'link',
  'link trial',
  'link consultation',
  'link camp',
  'token',
  'token camp',
  'token course',
  'token verify',
];

const GROUPS = ['', 'quote', 'branches', 'routes', 'link', 'token'];

describe('usage', () => {
  it.each(COMMANDS)('help of "%s" has examples, on standard output', async (command) => {
    const { code, stdout, stderr } = await kidcode([...words(command), '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: kidcode${command === '' ? '' : ` ${command}`} `);
    expect(stdout).toMatch(/\nExamples:\n {2}\$ kidcode /);
    if (!GROUPS.includes(command)) expect(stdout).toContain('--json');
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
