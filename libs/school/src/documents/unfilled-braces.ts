import type { Mistake } from './read-document';
import { type SchoolShelf, textsIn } from './school-shelf';

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
