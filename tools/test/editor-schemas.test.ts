import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import Ajv from 'ajv';
import { parse } from 'yaml';

const WORKSPACE = resolve(__dirname, '../..');
const SCHEMAS = join(WORKSPACE, '.vscode/schemas');
const SETTINGS = join(WORKSPACE, '.vscode/settings.json');

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Which documents the editor's settings lay a schema on. */
const associations = (
  json(SETTINGS) as { readonly 'yaml.schemas': Readonly<Record<string, string | readonly string[]>> }
)['yaml.schemas'];

/** A pattern of the settings: `*` is a name of a file or folder; `!` in front leaves out. */
const matches = (patterns: readonly string[], file: string): boolean => {
  const hit = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file);
  return (
    patterns.some((pattern) => !pattern.startsWith('!') && hit(pattern)) &&
    !patterns.some((pattern) => pattern.startsWith('!') && hit(pattern.slice(1)))
  );
};

const schemasOf = (file: string): readonly string[] =>
  Object.entries(associations)
    .filter(([, patterns]) => matches([patterns].flat(), file))
    .map(([schema]) => schema);

const documents = ['kidcode', 'harbor'].flatMap((school) =>
  readdirSync(join(WORKSPACE, 'schools', school), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !/^(answers\/|pictures\.yaml)/.test(file))
    .map((file) => `schools/${school}/${file}`),
);

/** What an editor marks, as it reads YAML: with numbers and truth values. */
function marks(schema: string, text: string): readonly string[] {
  const ajv = new Ajv({ allErrors: true });
  const found = ajv.validate(json(join(WORKSPACE, schema)) as object, parse(text) as unknown);
  return found === true
    ? []
    : (ajv.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message ?? ''}`);
}

describe('what an editor knows of the documents', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['tools/school/generate.mjs'], { cwd: WORKSPACE });
  });

  it('stands in a file for each kind, and each is laid on its documents', () => {
    expect(Object.keys(associations).sort()).toEqual(
      readdirSync(SCHEMAS)
        .map((file) => `./.vscode/schemas/${file}`)
        .sort(),
    );
  });

  it.each(documents)('has exactly one description for %s, and marks nothing in it', (file) => {
    const schemas = schemasOf(file);
    expect(schemas).toHaveLength(1);
    expect(marks(schemas[0] ?? '', readFileSync(join(WORKSPACE, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['an unknown name', 'zip: 76039', 'zpi: 76039', 'additional properties'],
    ['a missing name', 'zip: 76039\n', '', "required property 'zip'"],
    ['a colour without quotes', '"#12805C"', '#12805C', '.accent should be'],
    ['a word for a day', 'changed: 2025-12-01', 'changed: yesterday', '.changed should match pattern'],
    ['a latitude alone', '32.837, -97.079', 'north', '.coordinates should match pattern'],
  ])('marks %s in a center', (_what, from, to, mark) => {
    const text = readFileSync(join(WORKSPACE, 'schools/kidcode/branches/euless.yaml'), 'utf8');
    expect(text).toContain(from);
    expect(marks('.vscode/schemas/branches.json', text.replace(from, to))).toContainEqual(
      expect.stringContaining(mark),
    );
  });

  // The editor advised cents where the check wants none.
  it.each([
    ['299.50', 'should be multiple of 1'],
    ['0', 'should be >= 1'],
    ['free', 'should match pattern'],
  ])('marks %s as the price of a week', (price, mark) => {
    const text = readFileSync(join(WORKSPACE, 'schools/kidcode/seasons/winter.yaml'), 'utf8');
    expect(text).toContain('full day: 299,');
    const marked = marks(
      '.vscode/schemas/seasons.json',
      text.replace('full day: 299,', `full day: ${price},`),
    );
    expect(marked).toEqual([expect.stringContaining(`.rates.week['full day'] ${mark}`)]);
  });

  it('completes words and says what a value is', () => {
    const season = json(join(SCHEMAS, 'seasons.json')) as {
      readonly properties: Readonly<
        Record<string, { readonly description?: string; readonly anyOf?: unknown }>
      >;
    };
    expect(season.properties['icon']).toMatchObject({
      description: 'snowflake, sun, flower or leaf',
      anyOf: [{ enum: ['snowflake', 'sun', 'flower', 'leaf'] }, {}],
    });
  });
});
