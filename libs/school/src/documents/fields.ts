import * as v from 'valibot';

import { nearestName } from '../misspelled-names';

type Written = Readonly<Record<string, unknown>>;

const isMap = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input);

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
    v.custom<Written>(isMap, `expected the fields of ${kind}, one a line, such as "${names[0] ?? ''}: ...".`),
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
          message: `"${key}" is not known in ${kind}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
          expected: isFree ? meant : NO_NAME,
          path: [{ type: 'object', origin: 'key', input, key, value: input[key] }],
        });
      }
    }),
    v.strictObject(entries, ({ path }) => `"${String(path?.at(-1)?.key)}" is missing in ${kind}.`),
  );
}
