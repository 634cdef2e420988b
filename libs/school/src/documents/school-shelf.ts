import type * as v from 'valibot';

import { didYouMean, nearestName } from '../misspelled-names';
import { hasParts } from '../samples-in';
import {
  readPartly,
  type DocumentPath,
  type Mistake,
  type PartlyRead,
  type ReadDocument,
} from './read-document';

/** The YAML documents of a school by their place below its folder: 'branches/euless.yaml'. */
export type SchoolFiles = Readonly<Record<string, string>>;

/** Folders with a document for each of a kind. */
const FOLDERS = ['branches', 'seasons', 'courses', 'teachers', 'puzzles'] as const;

/** Reads documents by their place, and keeps what is wrong in them. */
export type SchoolShelf = {
  readonly read: <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ) => ReadDocument<v.InferOutput<Schema>> | undefined;
  /** Of every document the fields in which nothing is wrong, and its value where all of it is known. */
  readonly parts: ReadonlyMap<string, PartlyRead<unknown>>;
  readonly mistakes: Mistake[];
};

/** @returns a shelf with no document read yet. */
export function makeShelf(files: SchoolFiles): SchoolShelf {
  const parts = new Map<string, PartlyRead<unknown>>();
  const mistakes: Mistake[] = [];
  return {
    ...{ parts, mistakes },
    read: (file, schema) => {
      const text = files[file];
      if (text === undefined) return undefined;
      const part = readPartly(schema, { file, text });
      mistakes.push(...part.mistakes);
      parts.set(file, part);
      const { value, mistakeAt } = part;
      return value === undefined ? undefined : { value, mistakeAt };
    },
  };
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A mistake of a whole document. */
export const atTop = (file: string, message: string): Mistake => ({ file, line: 1, column: 1, message });
/** What a document is called. */
export const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

/** Every text of a document with its path, however deep. */
export function textsIn(
  value: unknown,
  path: DocumentPath = [],
): readonly (readonly [path: DocumentPath, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (!hasParts(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Pictures that are named and not there: the page would show a hole. */
export const missingPictures = (
  parts: SchoolShelf['parts'],
  hasPicture: (file: string) => boolean,
): readonly Mistake[] =>
  [...parts.values()].flatMap(({ fields, mistakeAt }) =>
    textsIn(fields)
      .filter(([path, file]) => ['picture', 'photo'].includes(String(path.at(-1))) && !hasPicture(file))
      .map(([path, file]) => mistakeAt(path, `there is no picture "${file}" in public/pictures.`)),
  );

/** `{phone}`, also without its end; a choice such as `{online?...}` that has none is told as that. */
const PLACEHOLDER = /\{[a-z](?!\w*\?)[^{}]*\}?/gi;

const LONGEST_QUOTE = 40;

/**
 * Placeholders in documents of facts, which say what others fill in: pages would show them with their braces. `office.yaml`, whose own
 * schema names what is filled in, is read later.
 */
export const unfilledBraces = (parts: SchoolShelf['parts']): readonly Mistake[] =>
  [...parts.values()].flatMap(({ fields, mistakeAt }) =>
    textsIn(fields).flatMap(([path, text]) =>
      [...text.matchAll(PLACEHOLDER)].map(([brace]) =>
        mistakeAt(
          path,
          `nothing is filled in here, as it is in texts and pages: write the words in the place of "${brace.slice(0, LONGEST_QUOTE)}".`,
        ),
      ),
    ),
  );

/** Files that nobody reads, and names that can be no address. */
export function strayFiles(files: SchoolFiles, single: readonly string[]): readonly Mistake[] {
  return Object.keys(files).flatMap((file) => {
    const folder = FOLDERS.find((name) => file.startsWith(`${name}/`));
    const known =
      folder === undefined
        ? single.includes(idOf(file)) && !file.includes('/')
        : file.split('/').length === 2;
    if (!known) {
      const top = file.replace(/\/.*/, '');
      const rest = file.split('/').slice(1);
      const placed = (near: string) => [near, ...rest].join('/').replace(/(\.ya?ml)?$/, '.yaml');
      const meant =
        rest.length === 0 ? didYouMean(idOf(file), single, placed) : didYouMean(top, FOLDERS, placed);
      return [
        atTop(file, `nothing is read from here; documents of a kind stand in ${FOLDERS.join(', ')}.${meant}`),
      ];
    }
    if (!file.endsWith('.yaml'))
      return [atTop(file, `the name of a document ends with .yaml: call it ${idOf(file)}.yaml.`)];
    return ID.test(idOf(file))
      ? []
      : [atTop(file, 'a file is named in small letters with hyphens, such as north-shore.yaml.')];
  });
}

/** The documents of a folder, in the order that `school.yaml` names, or by name. */
export function readFolder<Schema extends v.GenericSchema>(
  { read, mistakes }: SchoolShelf,
  files: SchoolFiles,
  folder: (typeof FOLDERS)[number],
  schema: Schema,
  order?: { readonly ids: readonly string[]; readonly mistakeAt: (message: string) => Mistake },
): readonly { readonly id: string; readonly value: v.InferOutput<Schema> }[] {
  const there = Object.keys(files)
    .filter((file) => file.startsWith(`${folder}/`))
    .map(idOf)
    .filter((id) => ID.test(id) && (folder !== 'branches' || id !== 'online'))
    .sort();
  const ids = [...new Set(order?.ids ?? there)];
  const elsewhere = Object.keys(files)
    .filter((file) => !FOLDERS.some((name) => file.startsWith(`${name}/`)))
    .map(idOf);
  const unlisted = there.filter((id) => !ids.includes(id));
  const tell = (message: string) => order !== undefined && mistakes.push(order.mistakeAt(message));
  const meant = new Set<string>();
  for (const id of ids) {
    // One that lies elsewhere is told there.
    if (there.includes(id) || elsewhere.includes(id)) continue;
    const near = nearestName(id, unlisted);
    if (near !== undefined) meant.add(near);
    tell(`"${id}" is named here, and there is no ${folder}/${id}.yaml.${didYouMean(id, unlisted)}`);
  }
  for (const id of unlisted) {
    if (!meant.has(id))
      tell(`${folder}/${id}.yaml is not named here; its place in the list is its place on the site.`);
  }
  return [...ids, ...meant].flatMap((id) => {
    const document = read(`${folder}/${id}.yaml`, schema);
    return document === undefined ? [] : [{ id, value: document.value }];
  });
}

/** Mistakes file by file, and in the order of their lines. */
export const inOrder = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  [...mistakes].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/** Without these there is no school. */
export const NEEDED = ['school', 'camps', 'timetable', 'program-finder'] as const;
