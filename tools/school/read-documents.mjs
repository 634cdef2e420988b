import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

import { isStampRight, writeStamp } from './input-stamp.cjs';
import { olderNews } from './older-news.mjs';
import { readSource } from './only-with.mjs';
import { zipPlaces } from './places.mjs';
import { at, schoolSources } from './current-school.mjs';

// The documents of a school as they lie in its folder, and what libs/school says of them.

/** Folders of a school that hold something else than its facts. */
const OTHER_FOLDERS = ['answers', 'generated', 'public', 'texts', 'news', 'terms', 'pages', 'faq'];

/** Every YAML document below a school's folder, by its place there: 'branches/euless.yaml'. */
export function schoolFiles(folder, below = '') {
  return Object.fromEntries(
    readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory())
        return OTHER_FOLDERS.includes(path) ? [] : Object.entries(schoolFiles(folder, path));
      if (!/\.ya?ml$/.test(entry.name) || path === 'pictures.yaml') return [];
      const text = readSource(folder, join(folder, path));
      return text === null ? [] : [[path, text]];
    }),
  );
}

/** Two schools are read at once: they share one bundle, else each would overwrite the other's file. */
const loaded = new Map();

/**
 * A module of the libraries for a build script: TypeScript, so it is bundled first, into a file - an error in a script that
 * stands in its own address would print all of it.
 *
 * @param {string} entry from the workspace's root.
 * @param {{ conditions?: readonly string[], instead?: Readonly<Record<string, string>> }} [options] `conditions`: which school
 *   `@kidcode/current-school` is; `instead`: sources of modules that are not written yet, by their names.
 */
export function loadBundled(entry, { conditions = [], instead } = {}) {
  // What a school's own modules are part of is made anew: its documents change while the development server runs.
  if (conditions.length > 0 || instead !== undefined) return bundleAndLoad(entry, conditions, instead);
  const loading = loaded.get(entry) ?? loadKept(entry);
  loaded.set(entry, loading);
  return loading;
}

/** A bundle of the libraries alone stays until one of its sources is another. */
async function loadKept(entry) {
  const stamp = at(`.cache/kept/${entry.replaceAll('/', '-')}.json`);
  const kept = stamp.replace(/json$/, 'mjs');
  if (!isStampRight(stamp, at('')) || !existsSync(kept)) {
    // Another process may read the file at this moment: it is put there whole.
    const fresh = `${kept}-${process.pid}`;
    const inputs = await bundle(entry, [], {}, fresh);
    renameSync(fresh, kept);
    writeStamp(stamp, at(''), [...inputs, 'package-lock.json', 'tools/school/read-documents.mjs']);
  }
  return import(pathToFileURL(kept).href);
}

let made = 0;

async function bundleAndLoad(entry, conditions, instead = {}) {
  made += 1;
  // A file of its own: what was imported once is not read again.
  const outfile = at(`.cache/${[...conditions, ...entry.split('/')].join('-')}-${process.pid}-${made}.mjs`);
  await bundle(entry, conditions, instead, outfile);
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** @returns the files that the bundle was made of. */
async function bundle(entry, conditions, instead, outfile) {
  const { metafile } = await build({
    absWorkingDir: at(''),
    metafile: true,
    entryPoints: [at(entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: [...conditions, 'module'],
    // Libraries are bundled, packages from outside are not.
    plugins: [
      {
        name: 'packages',
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: /^@kidcode\/current-school\// }, ({ path }) =>
            Object.hasOwn(instead, path) ? { path, namespace: 'instead' } : undefined,
          );
          onLoad({ filter: /./, namespace: 'instead' }, ({ path }) => ({
            contents: instead[path],
            loader: 'ts',
          }));
          onResolve({ filter: /^[@a-z]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@kidcode/') ? undefined : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).filter((input) => !input.startsWith('instead:'));
}

/** The names of a kind's documents: `documentIds(folder, 'pages', '.md')`. */
export const documentIds = (folder, kind, ending) =>
  existsSync(join(folder, kind))
    ? readdirSync(join(folder, kind))
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => name.slice(0, -ending.length))
    : [];

/** The same with their texts, of those that are there for the school. */
export const documentSources = (folder, kind, ending) =>
  documentIds(folder, kind, ending).flatMap((id) => {
    const text = readSource(folder, join(folder, kind, id + ending));
    return text === null ? [] : [{ id, text }];
  });

/** The documents that are pages of the school: those in `pages/`, and its older news. */
export const pageSources = (folder) => [...documentSources(folder, 'pages', '.md'), ...olderNews(folder)];

/** Whether a school, or the site for all of them, has a picture. */
export const pictureFinder = (school) => {
  const shelves = [at(`schools/${school}/public/pictures`), at('apps/web/public/pictures')];
  return (file) => shelves.some((shelf) => existsSync(join(shelf, file)));
};

/**
 * Reads one school.
 *
 * @param {string} name its folder in schools/.
 * @returns whether all of it is right, what is wrong, and as a value as much as could be read; mistakes name their files from
 *   the workspace's root.
 */
export async function readSchoolDocuments(name) {
  const folder = at(`schools/${name}`);
  const { readParts } = await loadBundled('libs/school/src/documents/index.ts');
  const pages = pageSources(folder).map(({ id }) => id);
  const read = readParts(schoolFiles(folder), zipPlaces(), pictureFinder(name), pages);
  const placed = (mistake) => ({ ...mistake, file: relative(at(''), join(folder, mistake.file)) });
  return {
    ok: read.mistakes.length === 0,
    error: read.mistakes.map(placed),
    value: { ...read, mistakeAt: (path, message) => placed(read.mistakeAt(path, message)) },
  };
}

const LONGEST_MESSAGE = 200;

/** `schools/kidcode/branches/euless.yaml:4:6: a ZIP has five digits, ...` */
export const sentenceOf = ({ file, line, column, message }) => {
  const short = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 3)}...` : message;
  return `${file}:${line}:${column}: ${short}`;
};

/**
 * A school's facts, for build scripts that make something of them.
 *
 * @returns everything that the school says of itself (the type `School` of @kidcode/school).
 * @throws Error with every mistake of its documents, a sentence a line.
 */
export async function schoolFacts(name) {
  const read = await readSchoolDocuments(name);
  if (read.ok) return read.value.facts;
  throw new Error(`\n${read.error.map(sentenceOf).join('\n')}`);
}

// The documents of a school's answer cards.

/** @returns {{ file: string, source: string }[]} the files of a school's answer cards, named from the workspace's root. */
export const answerFiles = (school) =>
  documentSources(schoolSources({ KIDCODE_SCHOOL: school }), 'answers', '.yaml').map(({ id, text }) => ({
    file: `schools/${school}/answers/${id}.yaml`,
    source: text,
  }));
