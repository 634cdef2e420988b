import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import { ALLOWED } from './plantings/allowed';
import { HOUSE } from './plantings/house-rules';
import { LAYERS } from './plantings/layers';
import { PACKAGES } from './plantings/packages';
import { PROJECTS } from './plantings/projects';
import { TIME } from './plantings/time';

const PLANTINGS = [...PROJECTS, ...PACKAGES, ...LAYERS, ...TIME, ...HOUSE];

interface Text {
  readonly file: string;
  readonly source: string;
}

/** The rules that each text would break in its file; rules that need types are left out. */
function rulesBroken(texts: readonly Text[]): (string | null)[][] {
  const { stdout, stderr, status } = spawnSync('node', [resolve(__dirname, 'lint-texts.mjs')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  const answers = JSON.parse(stdout) as { ruleId: string | null }[][];
  return answers.map((messages) => messages.map(({ ruleId }) => ruleId));
}

describe('fences between the modules', () => {
  const broken = new Map<string, (string | null)[]>();
  const keyOf = ({ file, source }: Text) => `${file}\n${source}`;

  beforeAll(() => {
    const texts = [
      ...PLANTINGS.flatMap(({ file, sources }) => sources.map((source) => ({ file, source }))),
      ...ALLOWED.map(([, file, source]) => ({ file, source })),
    ];
    rulesBroken(texts).forEach((rules, index) => broken.set(keyOf(texts[index] as Text), rules));
  }, 300_000);

  it.each(PLANTINGS)('$fact ($rules.0)', ({ file, sources, rules }) => {
    const passing = sources.filter(
      (source) => !broken.get(keyOf({ file, source }))?.some((rule) => rule !== null && rules.includes(rule)),
    );
    expect(passing).toEqual([]);
  });

  it.each(ALLOWED)('lets through: %s', (_fact, file, source) => {
    expect(broken.get(keyOf({ file, source }))).toEqual([]);
  });
});
