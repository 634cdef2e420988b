import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SCHOOL } from '@kidcode/current-school/school';

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
  [/^libs\/school\/src\/check\/check-branches\.ts$/, 'a time zone as an example of how one is written'],
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
  source: withoutComments(readFileSync(file, 'utf8')).replace(TECHNICAL, ''),
}));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (text: string) => new RegExp(`(?<![\\w-])${escaped(text)}(?![\\w-])`, 'i');

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** What is said of a price, however it is written in code. */
const asPrice = (cents: number) =>
  new RegExp(`\\$${cents / 100}(?![\\d.])|usd\\(${cents / 100}\\)|cents\\(${cents}\\)`);

const { BRAND, CENTERS, ONLINE, SEASONS, REGION, TIME, COURSE_CODES, ONLINE_COURSES } = SCHOOL;
const branches = [...CENTERS, ...(ONLINE === null ? [] : [ONLINE])];
const rates = SEASONS.flatMap(({ sale }) => (sale === null ? [] : [sale.rates]));
const prices = [
  ...rates.flatMap(({ fullCamp, monthly, weekly }) =>
    [fullCamp, monthly, weekly].flatMap(({ fullDay, halfDay }) => [fullDay, halfDay]),
  ),
  ...ONLINE_COURSES.map(({ price }) => price),
];

/** `online` is a mode that every school may have; its id is a word of the code. */
const ids = CENTERS.map(({ id }) => id);

const WORDS: readonly (readonly [string, RegExp])[] = [
  BRAND.name,
  BRAND.slug,
  BRAND.tagline,
  BRAND.headline,
  BRAND.origin,
  BRAND.headquarters.street,
  BRAND.email.display,
  BRAND.phone.display,
  ...(BRAND.whatsApp === null ? [] : [BRAND.whatsApp.display]),
  ...ids,
  ...CENTERS.flatMap(({ name, city, street, zip }) => [name, city, street, zip]),
  // The online branch is named like the mode, which every school may have.
  ...branches.flatMap(({ code, phone, email }) => [code, phone, email]),
  REGION.name,
  REGION.state,
  REGION.stateName,
  TIME.zone,
  ...COURSE_CODES.specialized,
  COURSE_CODES.corePrefix,
  ...SEASONS.flatMap(({ title, editions }) => editions.map(({ year }) => `${title} ${year}`)),
]
  .filter((word, index, all) => word !== '' && all.indexOf(word) === index)
  .map((word) => [word, asWord(word)] as const);

const NUMBERS: readonly (readonly [string, RegExp])[] = [
  ...branches.map(({ telHref }) => digitsOf(telHref)).map((digits) => [digits, new RegExp(digits)] as const),
  ...[...new Set(prices)].map((cents) => [`$${cents / 100}`, asPrice(cents)] as const),
];

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
