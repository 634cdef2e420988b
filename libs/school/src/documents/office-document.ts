import * as v from 'valibot';

import type { OfficeFacts } from '../school';
import { count, fields, line, list, text } from './leaves';

/** What a reply may leave to be filled in. */
const FILLED = new Set(['name', 'reference', 'school', 'subject']);

const DEFAULT_IDLE_MINUTES = 30;

const unknownWords = (words: string): readonly string[] =>
  [...words.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name).filter((name) => !FILLED.has(name));

const filled = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check(
      (words) => unknownWords(words).length === 0,
      ({ input }) =>
        `a reply knows ${[...FILLED].map((name) => `{${name}}`).join(', ')}; nothing is called {${unknownWords(input)[0] ?? ''}} there.`,
    ),
  );

/** `office.yaml`: how the school's people work on requests at `/office`. */
export const officeDocument = fields('the office', {
  'sign out after minutes': v.optional(count(480)),
  replies: v.optional(
    list(fields('a reply', { name: line, subject: filled(line), text: filled(text(1500)) })),
  ),
});

export const officeFacts = (written: v.InferOutput<typeof officeDocument> | undefined): OfficeFacts => ({
  idleMinutes: written?.['sign out after minutes'] ?? DEFAULT_IDLE_MINUTES,
  replies: written?.replies ?? [],
});
