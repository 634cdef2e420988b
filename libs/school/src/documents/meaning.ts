import * as v from 'valibot';

import { isRecord } from '../is-record';
import { didYouMean, nearestName } from '../misspelled-names';
import { wordList } from '../word-list';

/** @returns the value between quotation marks, for a sentence. */
export const quoted = (value: unknown): string => `"${String(value)}"`;

export const isText = v.pipe(
  v.string('expected a text on one line, found several fields or a list.'),
  v.nonEmpty('nothing is written here.'),
);

/** What an editor says and marks while somebody types; words of JSON Schema. */
type EditorHint = {
  readonly description: string;
  /** What a text must look like. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly anyOf?: readonly (
    { readonly enum: readonly string[] } | { readonly type: 'string'; readonly pattern: string }
  )[];
};

/**
 * A value that is written as text and means something else.
 *
 * @param read undefined where the text means nothing of the kind.
 * @param expected what should stand there: 'a price in dollars, such as 149'; or the whole sentence about a text that means nothing.
 * @param hint for the editor; its description is what is expected, unless it says more.
 */
export const meaning = <T>(
  read: (text: string) => T | undefined,
  expected: string | ((text: string) => string),
  hint: Partial<EditorHint> = {},
) =>
  v.pipe(
    isText,
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      const message =
        typeof expected === 'string' ? `${expected}, not ${quoted(dataset.value)}.` : expected(dataset.value);
      addIssue({ message });
      return NEVER;
    }),
    v.metadata({ ...(typeof expected === 'string' && { description: expected }), ...hint }),
  );

/** A text of a pattern, which means itself; the editor knows the pattern, too, where it has no flags. */
export const matching = (
  pattern: RegExp,
  expected: Parameters<typeof meaning>[1],
  hint: Partial<EditorHint> = pattern.flags === '' ? { pattern: pattern.source } : {},
) => meaning((found) => (pattern.test(found) ? found : undefined), expected, hint);

/** A word in small or capital letters, for JSON Schema, which knows no flag for it. */
const anyCase = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Letters of a list that a sentence has room for. */
const LONGEST_LIST = 120;

/** One of several words. @param words each word as it is written, and what it means. */
export const choice = <const T>(words: Readonly<Record<string, T>>) => {
  const names = Object.keys(words);
  const all = wordList(names, 'disjunction');
  return meaning(
    (found) => (Object.hasOwn(words, found.toLowerCase()) ? words[found.toLowerCase()] : undefined),
    (found) => {
      if (all.length <= LONGEST_LIST) return `expected ${all}, not ${quoted(found)}.`;
      const hint = didYouMean(found, names) || ` There is: ${all.slice(0, LONGEST_LIST)}...`;
      return `${quoted(found)} is not known here.${hint}`;
    },
    {
      description: all,
      anyOf: [{ enum: names }, { type: 'string', pattern: `^(?:${names.map(anyCase).join('|')})$` }],
    },
  );
};

/** One of several words, each of which means itself. */
export const asWritten = <const Name extends string>(names: readonly Name[]) =>
  choice(Object.fromEntries(names.map((name) => [name, name])) as Readonly<Record<Name, Name>>);

/** What an issue expects in place of a name that means nothing. */
const NO_NAME = 'never';

/**
 * Whether an issue is about a name that is not known.
 *
 * @returns the name that is meant; null: none is; undefined: the issue is about something else.
 */
export const meantBy = ({ type, expected }: v.BaseIssue<unknown>): string | null | undefined =>
  type !== 'raw_check' || expected === null ? undefined : expected === NO_NAME ? null : expected;

/**
 * A document, or a part of one, with named fields and no others. A name without a value counts as not written.
 *
 * @param kind what it is, for sentences: 'a center'.
 */
export function fields<const Entries extends v.ObjectEntries>(kind: string, entries: Entries) {
  const names = Object.keys(entries);
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(
      isRecord,
      `expected the fields of ${kind}, one a line, such as "${names[0] ?? ''}: ...".`,
    ),
    v.transform((input) =>
      Object.fromEntries(
        Object.entries(input).filter(([name, value]) => value !== '' || !names.includes(name)),
      ),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const key of Object.keys(input).filter((name) => !names.includes(name))) {
        const meant = nearestName(key, names);
        const isFree = meant !== undefined && !Object.hasOwn(input, meant);
        addIssue({
          message: `"${key}" is not known in ${kind}.${didYouMean(key, names)}`,
          expected: isFree ? meant : NO_NAME,
          path: [{ type: 'object', origin: 'key', input, key, value: input[key] }],
        });
      }
    }),
    v.strictObject(entries, ({ path }) => `"${String(path?.at(-1)?.key)}" is missing in ${kind}.`),
  );
}

/** Two lists that say the opposite of each other: what stands in the first stands not in the second. */
export const inOneList = <
  const First extends string,
  const Second extends string,
  Holder extends v.GenericSchema<unknown, Readonly<Record<First | Second, readonly string[]>>>,
>(
  holder: Holder,
  [first, second]: readonly [First, Second],
) =>
  v.pipe(
    holder,
    v.rawCheck<v.InferOutput<Holder>>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const lists: Readonly<Record<First | Second, readonly string[]>> = dataset.value;
      const twice = lists[second].find((name) => lists[first].includes(name));
      if (twice === undefined) return;
      const at = { type: 'object', origin: 'value', input: {}, key: second, value: lists[second] } as const;
      addIssue({ message: `"${twice}" stands in "${first}", too; keep one of them.`, path: [at] });
    }),
  );
