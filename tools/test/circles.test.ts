import { FEATURE_PAIRS } from '../eslint/territories.mjs';
import { circlesIn } from './circles-in';
import { importGraph } from './import-graph';

const graph = importGraph();

/** apps/web/src/features/camps/panels/x.tsx -> camps */
const featureOf = (file: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Each pair of features as `from -> to`, as the sources have them. */
const pairsInUse = new Set(
  [...graph].flatMap(([file, targets]) => {
    const from = featureOf(file);
    if (from === undefined || isTest(file)) return [];
    return [...targets].flatMap((target) => {
      const to = featureOf(target);
      return to === undefined || to === from ? [] : [`${from} -> ${to}`];
    });
  }),
);
const pairsNamed = Object.entries(FEATURE_PAIRS).flatMap(([from, all]) =>
  all.map((to) => `${from} -> ${to}`),
);

describe('imports', () => {
  it('are seen at all', () => {
    expect(graph.size).toBeGreaterThan(800);
    expect(graph.get('libs/pricing/src/index.ts')?.size).toBeGreaterThan(5);
    expect(graph.get('apps/sandbox/src/server/create-app.ts')).toContain(
      'supabase/functions/_shared/index.ts',
    );
  });

  it('go round in no circle, types included', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  it('need every pair of features that is allowed', () => {
    expect([...pairsInUse].sort()).toEqual(pairsNamed.sort());
  });

  it('lead from feature to feature in no circle either', () => {
    const features = new Map(Object.entries(FEATURE_PAIRS).map(([from, to]) => [from, new Set(to)]));
    expect(circlesIn(features)).toEqual([]);
  });
});

describe('circlesIn', () => {
  const graphOf = (arrows: Record<string, string[]>) =>
    new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

  it.each([
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
    ['two that know each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a file that imports itself', { a: ['a'] }, [['a']]],
    ['a long way round', { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, [['a', 'b', 'c']]],
    [
      'two circles',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('finds %s', (_case, arrows, circles) => {
    expect(circlesIn(graphOf(arrows as Record<string, string[]>))).toEqual(circles);
  });
});
