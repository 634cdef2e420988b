import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import ts from 'typescript';

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
export function importGraph(): Map<string, Set<string>> {
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
