import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import { ALLOWED } from './plantings/allowed';
import { HOUSE } from './plantings/house-rules';
import { LAYERS } from './plantings/layers';
import { PACKAGES } from './plantings/packages';
import { PROJECTS } from './plantings/projects';
import type { Planting } from './plantings/planting';
import { TIME } from './plantings/time';

const PLANTINGS = [...PROJECTS, ...PACKAGES, ...LAYERS, ...TIME, ...HOUSE];

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
