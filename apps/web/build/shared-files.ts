import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

import { neighbourhoods } from './neighbours.ts';

/** Where most visits begin. */
const FIRST_PAGE = '/src/pages/home-page.tsx';
const PAGES_FOLDER = '/src/pages/';

/** What the bundler would write by itself, without the files that every page starts with. */
function sharedFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (from: Rolldown.OutputChunk): Set<string> => {
    const files = new Set<string>();
    const visit = (name: string) => {
      if (files.has(name)) return;
      files.add(name);
      byName.get(name)?.imports.forEach(visit);
    };
    visit(from.fileName);
    return files;
  };
  const atStart = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...reached(chunk)]));
  const entries = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const home = entries.find(({ facadeModuleId }) => facadeModuleId?.endsWith(FIRST_PAGE));
  const needs = new Map(entries.map((entry) => [entry.fileName, reached(entry)]));
  // What no page starts with comes when it is asked for, and brings nothing else along.
  const byPages = new Set(
    entries
      .filter(({ facadeModuleId }) => facadeModuleId?.includes(PAGES_FOLDER))
      .flatMap(({ fileName }) => [...(needs.get(fileName) ?? [])]),
  );
  const shared = chunks.filter(
    ({ fileName, isDynamicEntry }) => !isDynamicEntry && byPages.has(fileName) && !atStart.has(fileName),
  );
  const isShared = new Set(shared.map(({ fileName }) => fileName));
  const files = shared.map(({ fileName, code, imports, moduleIds }) => ({
    id: fileName,
    bytes: code.length,
    imports: imports.filter((name) => isShared.has(name)),
    neededBy: new Set(
      entries.map((entry) => entry.fileName).filter((name) => needs.get(name)?.has(fileName)),
    ),
    isFirst: home !== undefined && needs.get(home.fileName)?.has(fileName) === true,
    modules: moduleIds,
  }));
  return { files, ownBytes: new Map(entries.map(({ fileName, code }) => [fileName, code.length])) };
}

/** First of two builds: notes in `plan` which modules share a file (neighbours.ts). */
export const planSharedFiles = (plan: string): Plugin => ({
  name: 'kidcode:plan-shared-files',
  generateBundle(_options, bundle) {
    const { files, ownBytes } = sharedFiles(bundle);
    const modulesOf = new Map(files.map(({ id, modules }) => [id, modules]));
    const names = neighbourhoods(files, ownBytes).flatMap((ids, at) =>
      ids.flatMap((id) => (modulesOf.get(id) ?? []).map((module) => [module, `part-${at}`] as const)),
    );
    mkdirSync(dirname(plan), { recursive: true });
    writeFileSync(plan, JSON.stringify(Object.fromEntries(names)));
  },
});

/** Second of two builds: the file of each module that several pages share, by the plan. */
export function plannedFile(plan: string): (module: string) => string | null {
  let names: Record<string, string> | undefined;
  return (module) => {
    // Read when the first file is asked for: the development server has no plan, and asks for none.
    names ??= JSON.parse(readFileSync(plan, 'utf8')) as Record<string, string>;
    return names[module] ?? null;
  };
}

/**
 * Fails a build whose files import each other in a circle: such a page breaks at its start, stays as static HTML - and is
 * measured as the fastest of all.
 */
export const noCircles: Plugin = {
  name: 'kidcode:no-circles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (name: string, above: readonly string[]) => {
      if (above.includes(name))
        this.error(`web: files import each other in a circle: ${[...above, name].join(' > ')}`);
      const file = bundle[name];
      if (done.has(name) || file?.type !== 'chunk') return;
      for (const next of file.imports) visit(next, [...above, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
};
