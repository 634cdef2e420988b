import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import { HOUSE } from './plantings/house-rules';
import { IMPORTS } from './plantings/imports';
import { APP, FEATURE, inLibrary, SHARED, type Planting } from './plantings/planting';
import { TIME } from './plantings/time';

const PLANTINGS = [...IMPORTS, ...TIME, ...HOUSE];

/** What must pass: a fence that refuses everything would hold, too. */
const ALLOWED: readonly (readonly [fact: string, file: string, source: string])[] = [
  ['booking uses prices', inLibrary('booking'), "export { quoteCamp } from '@kidcode/pricing';\n"],
  ['booking signs', inLibrary('booking'), "export { SignJWT } from 'jose';\n"],
  [
    'an entry of a calendar has its stamp',
    inLibrary('plan'),
    'export const planted = (calendar: ICalCalendar, stamp: Date) => calendar.createEvent({ stamp });\n',
  ],
  ['leads may come to know branches', inLibrary('leads'), "export { BRANCHES } from '@kidcode/branches';\n"],
  [
    'a named pair of features',
    'apps/web/src/features/finder/finder.tsx',
    "export { selectToday } from '../clock/clock-slice';\n",
  ],
  ['the app uses pages', APP, "export { ContactPage } from '../pages/contact-page';\n"],
  ['a day from a text', inLibrary('pricing'), "export const planted = new Date('2025-12-01');\n"],
  ['the window inside a function', FEATURE, 'export const planted = () => window.innerWidth;\n'],
  ['the window where it was asked for', SHARED, "if (typeof window !== 'undefined') window.focus();\n"],
  ['an anchor', FEATURE, "export const planted = '#faq';\n"],
  [
    'a test of a library uses what tests need',
    'libs/pricing/src/quote-camp.test.ts',
    "export { property } from 'fast-check';\n",
  ],
  ['settings are a default export', 'libs/pricing/jest.config.mjs', 'export default {};\n'],
];

interface Text {
  readonly file: string;
  readonly source: string;
  readonly isTyped?: true;
}

interface Broken {
  readonly ruleId: string | null;
  /** From 1. */
  readonly line: number;
}

/** The rules that each text would break in its file. */
function rulesBroken(texts: readonly Text[]): readonly (readonly Broken[])[] {
  const { stdout, stderr, status } = spawnSync('node', [resolve(__dirname, 'lint-texts.mjs')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Broken[][];
}

/** The texts of a planting, in the order of its sources; lint reads lines whose types it must know at one go. */
const textsOf = ({ file, sources, isTyped }: Planting): readonly Text[] =>
  isTyped ? [{ file, source: sources.join('\n'), isTyped }] : sources.map((source) => ({ file, source }));

describe('fences between the modules', () => {
  const broken = new Map<string, readonly Broken[]>();
  const keyOf = ({ file, source }: Text) => `${file}\n${source}`;

  beforeAll(() => {
    const texts = [...PLANTINGS.flatMap(textsOf), ...ALLOWED.map(([, file, source]) => ({ file, source }))];
    rulesBroken(texts).forEach((rules, index) => broken.set(keyOf(texts[index] as Text), rules));
  }, 300_000);

  it.each(PLANTINGS)('$fact: $file ($rules.0)', (planting) => {
    const refusals = textsOf(planting).map((text) =>
      (broken.get(keyOf(text)) ?? []).filter(
        ({ ruleId }) => ruleId !== null && planting.rules.includes(ruleId),
      ),
    );
    const passing = planting.sources.filter((_source, index) =>
      planting.isTyped ? !refusals[0]?.some(({ line }) => line === index + 1) : refusals[index]?.length === 0,
    );
    expect(passing).toEqual([]);
  });

  it.each(ALLOWED)('lets through: %s', (_fact, file, source) => {
    expect(broken.get(keyOf({ file, source }))).toEqual([]);
  });
});
