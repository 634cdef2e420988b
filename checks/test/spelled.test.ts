import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SCHOOL } from '@kidcode/current-school/school';

import { LIST_OF_STATES, properNumbers, properWords } from './proper-words';

const workspace = join(__dirname, '../..');

/** Where code stands that knows no school. */
const ROOTS = ['libs', 'apps', 'supabase', 'e2e/fixtures'];

const LEFT_OUT = [
  // Nothing that is written here: installed, built, or measured.
  /(^|\/)(node_modules|dist|dist-[\w-]+|coverage|\.cache|public|bench)(\/|$)/,
  // Tests and what they set up say what they expect of this school.
  /\.test\.tsx?$|(^|\/)test\/|jest\.config\.mjs$/,
];

/** Places that may spell a fact, each with the reason. */
const SPELLED_ON_PURPOSE: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^apps\/cli\/src\//, 'the command bears the product’s name; its own tests refuse every other fact'],
  [/^apps\/cli\/bin\//, 'the command, and the default school’s folder, bear the product’s name'],
];

/** Names of the product itself, whichever school it shows: packages, variables, the command, marks of its own. */
const TECHNICAL =
  /@kidcode\/|\bKIDCODE_|__kidcode|kidcode:|kidcode-|kidcodeRequire|kidcode\\\/|npm run -s kidcode|dist\/kidcode|kidcode\.cjs|kidcode school check|project_id = "kidcode"/g;

/** TypeScript's comments may give an example; code may not. Text in quotes is kept as it is. */
const withoutComments = (source: string): string =>
  source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (_all, text: string | undefined) => text ?? '',
  );

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (LEFT_OUT.some((pattern) => pattern.test(relative(workspace, path)))) return [];
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(ts|tsx|mjs|cjs|html|sql|toml)$/.test(name) ? [path] : [];
  });
}

const SOURCES = ROOTS.flatMap((root) => filesIn(join(workspace, root))).map((file) => ({
  place: relative(workspace, file).replaceAll('\\', '/'),
  source: withoutComments(readFileSync(file, 'utf8')).replace(TECHNICAL, '').replace(LIST_OF_STATES, ''),
}));

const WORDS = properWords(SCHOOL);
const NUMBERS = properNumbers(SCHOOL);

const isOnPurpose = (place: string) => SPELLED_ON_PURPOSE.some(([pattern]) => pattern.test(place));

describe('what the school says is spelled in schools/ and nowhere else', () => {
  it('reads the sources', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
  });

  it.each([...WORDS, ...NUMBERS])('%s', (_word, pattern) => {
    const places = SOURCES.filter(({ place, source }) => !isOnPurpose(place) && pattern.test(source));
    expect(places.map(({ place, source }) => `${place}: ${pattern.exec(source)?.[0] ?? ''}`)).toEqual([]);
  });

  it.each(SPELLED_ON_PURPOSE)('%s is still left out for a reason', (place) => {
    const spells = ({ source }: { source: string }) =>
      [...WORDS, ...NUMBERS].some(([, pattern]) => pattern.test(source));
    expect(SOURCES.filter((file) => place.test(file.place)).some(spells)).toBe(true);
  });
});
