import type { ProgramKey } from '@kidcode/scheduling';
import { isProgramKey, PROGRAM_KEYS } from '@kidcode/scheduling';

import { badInput } from './outcome';
import { suggestWords } from './suggest-words';

type Read =
  | { readonly ok: true; readonly value: ProgramKey }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Reads a program key in any letter case, with blanks or dashes for its underscores. */
export function readProgram(where: string, text: string): Read {
  const key = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  if (isProgramKey(key)) return { ok: true, value: key };
  const guesses = suggestWords(PROGRAM_KEYS, key).join(' or ');
  const meant = guesses === '' ? '' : ` (did you mean ${guesses}?)`;
  return badInput(
    `${where}: expected a program: ${PROGRAM_KEYS.join(', ')}; got ${JSON.stringify(text)}${meant}`,
  );
}
