import type { Mistake } from './read-document';
import { type SchoolShelf, textsIn } from './school-shelf';

/** Fills in what its own schema names, and refuses the rest. */
const FILLS = ['office.yaml'];

/** `{phone}`, also without its end; a choice such as `{online?...}` that has none is told as that. */
const PLACEHOLDER = /\{[a-z](?!\w*\?)[^{}]*\}?/gi;

const LONGEST_QUOTE = 40;

/** Placeholders in documents of facts, which say what others fill in: pages would show them with their braces. */
export const unfilledBraces = (parts: SchoolShelf['parts']): readonly Mistake[] =>
  [...parts].flatMap(([file, { fields, mistakeAt }]) =>
    FILLS.includes(file)
      ? []
      : textsIn(fields).flatMap(([path, text]) =>
          [...text.matchAll(PLACEHOLDER)].map(([brace]) =>
            mistakeAt(
              path,
              `nothing is filled in here, as it is in texts and pages: write the words in the place of "${brace.slice(0, LONGEST_QUOTE)}".`,
            ),
          ),
        ),
  );
