import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import ts from 'typescript';

import { FEATURE_PAIRS } from '../eslint/territories.mjs';

/** Which files each file imports. */
type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const WORKSPACE = resolve(__dirname, '../..');
const FOLDERS = ['apps', 'libs', 'schools', 'supabase', 'e2e', 'tools', 'scripts'];
const LEFT_OUT = /^(node_modules|dist.*|coverage|test-results|\.cache)$/;

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : sourcesBelow(path);
    return /\.(tsx?|m[jt]s|cjs)$/.test(entry.name) ? [path] : [];
  });
}

/**
 * Which files of the workspace each of its files imports, in whatever way: statically, by re-export, for types only,
 * with `import()` or `require`. Packages of the workspace are followed to their sources.
 *
 * @returns paths from the workspace, with `/`.
 */
function importGraph(): ImportGraph {
  const cache = ts.createModuleResolutionCache(WORKSPACE, (name) => name, OPTIONS);
  const pathOf = (file: string) => relative(WORKSPACE, file).replaceAll('\\', '/');
  const targetsOf = (file: string) =>
    ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
      if (!/^(\.|@kidcode\/)/.test(fileName)) return [];
      const { resolvedModule } = ts.resolveModuleName(fileName, file, OPTIONS, ts.sys, cache);
      return resolvedModule === undefined ? [] : [pathOf(resolvedModule.resolvedFileName)];
    });
  const files = FOLDERS.flatMap((folder) => sourcesBelow(resolve(WORKSPACE, folder)));
  return new Map(files.map((file) => [pathOf(file), new Set(targetsOf(file))]));
}

/** Every node that can be reached from one, without it unless a way leads back. */
function reachedFrom(graph: ImportGraph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return reached;
}

/**
 * The groups of nodes that reach each other.
 *
 * @returns each group sorted, in the order of their first members; empty if the graph has no circle.
 */
function circlesIn(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const inCircle = [...graph.keys()].filter((node) => reached.get(node)?.has(node)).sort();
  const circles = inCircle.map((node) =>
    inCircle.filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
  );
  return circles.filter(([first], index) => first === inCircle[index]);
}

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

const PROJECTS = [
  ...new Set(
    [...graph.keys()].flatMap((file) => /^((?:libs|apps)\/[^/]+|supabase|schools)\//.exec(file)?.[1] ?? []),
  ),
];
const MANIFESTS = new Map(
  PROJECTS.map((project) => {
    const text = readFileSync(resolve(WORKSPACE, project, 'package.json'), 'utf8');
    return [
      project,
      JSON.parse(text) as { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> },
    ] as const;
  }),
);
/** libs/pricing/src/x.ts -> libs/pricing */
const projectOf = (file: string) => PROJECTS.find((project) => file.startsWith(`${project}/`));

/** What is shipped of a project and imports another that its package.json does not name: `libs/leads/src/x.ts -> @kidcode/school`. */
const undeclared = [...graph].flatMap(([file, targets]) => {
  const from = projectOf(file);
  if (from === undefined || isTest(file) || !/\/src\/|^supabase/.test(file) || /\/test\//.test(file))
    return [];
  const dependencies = MANIFESTS.get(from)?.dependencies ?? {};
  return [...targets].flatMap((target) => {
    const to = projectOf(target);
    if (to === undefined || to === from) return [];
    const name = MANIFESTS.get(to)?.name ?? to;
    return name in dependencies ? [] : [`${file} -> ${name}`];
  });
});

describe('imports', () => {
  it('are seen at all', () => {
    expect(graph.size).toBeGreaterThan(800);
    expect(graph.get('libs/pricing/src/index.ts')?.size).toBeGreaterThan(5);
    expect(graph.get('apps/sandbox/src/server/create-app.ts')).toContain(
      'supabase/functions/_shared/index.ts',
    );
  });

  // A package of the workspace is there for all: lint sees only those of others.
  it('are declared by the project that has them', () => {
    expect(undeclared).toEqual([]);
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
