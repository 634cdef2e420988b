import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const workflow = (name: string) =>
  parse(read(`.github/workflows/${name}.yml`)) as {
    readonly jobs: Readonly<
      Record<string, { readonly steps: readonly { readonly run?: string }[]; readonly if?: string }>
    >;
  };
const commandsOf = (name: string): string =>
  Object.values(workflow(name).jobs)
    .flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    .join('\n');

describe('the workflows', () => {
  it('run the two commands of the README', () => {
    const [, commands = ''] = /## Two commands[\s\S]*?```\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(commands.trim().split('\n')).toHaveLength(2);
    for (const command of commands.trim().split('\n')) expect(commandsOf('test')).toContain(command);
  });

  it('name only scripts and files that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const commands = `${commandsOf('test')}\n${commandsOf('documents')}`;
    for (const [, script = ''] of commands.matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(scripts).toHaveProperty(script);
    for (const [, file = ''] of commands.matchAll(/(?:node |matcher::)([\w./-]+)/g))
      expect(read(file)).not.toBe('');
  });

  it('find the sentences of the check, with file, line and column', () => {
    const [{ pattern } = { pattern: [] }] = (
      JSON.parse(read('.github/mistakes.json')) as {
        readonly problemMatcher: readonly { readonly pattern: readonly { readonly regexp: string }[] }[];
      }
    ).problemMatcher;
    const sentence =
      'schools/kidcode/branches/euless.yaml:4:6: a ZIP has five digits, this has four: "7603".';
    expect(new RegExp(pattern[0]?.regexp ?? '').exec(sentence)?.slice(1)).toEqual([
      'schools/kidcode/branches/euless.yaml',
      '4',
      '6',
      'a ZIP has five digits, this has four: "7603".',
    ]);
  });
});

const BACKEND = join(ROOT, 'supabase');

const functions = readdirSync(join(BACKEND, 'functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

// It spoke of four of the five.
it('supabase/README.md says what every function takes and gives', () => {
  const rows = readFileSync(join(BACKEND, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` +\| `\{/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual([...functions].sort());
});
