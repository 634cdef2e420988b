import { hasParts } from '../samples-in';
import type { DocumentPath, Mistake } from './read-document';
import type { SchoolShelf } from './school-shelf';

/** Fills in what its own schema names, and refuses the rest. */
const FILLS = ['office.yaml'];

/** `{phone}`, also without its end; a choice such as `{online?...}` that has none is told as that. */
const PLACEHOLDER = /\{[a-z](?!\w*\?)[^{}]*\}?/gi;

const LONGEST_QUOTE = 40;

function bracesIn(
  value: unknown,
  path: DocumentPath,
): readonly (readonly [path: DocumentPath, brace: string])[] {
  if (typeof value === 'string') return [...value.matchAll(PLACEHOLDER)].map(([brace]) => [path, brace]);
  if (!hasParts(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    bracesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Placeholders in documents of facts, which say what others fill in: pages would show them with their braces. */
export const unfilledBraces = (parts: SchoolShelf['parts']): readonly Mistake[] =>
  [...parts].flatMap(([file, { fields, mistakeAt }]) =>
    FILLS.includes(file)
      ? []
      : bracesIn(fields, []).map(([path, brace]) =>
          mistakeAt(
            path,
            `nothing is filled in here, as it is in texts and pages: write the words in the place of "${brace.slice(0, LONGEST_QUOTE)}".`,
          ),
        ),
  );
