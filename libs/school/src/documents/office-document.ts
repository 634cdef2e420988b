import * as v from 'valibot';

import type { OfficeFacts } from '../school';
import { count, fields, line, list, text } from './leaves';

const DEFAULT_IDLE_MINUTES = 30;

/** A mail whose words leave some things to be filled in. */
function mail(what: string, known: readonly string[]) {
  const unknown = (words: string): string | undefined =>
    [...words.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name));
  const filled = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
    v.pipe(
      schema,
      v.check(
        (words) => unknown(words) === undefined,
        ({ input }) =>
          `${what} knows ${known.map((name) => `{${name}}`).join(', ')}; nothing is called {${unknown(input) ?? ''}} there.`,
      ),
    );
  return { subject: filled(line), text: filled(text(1500)) };
}

/** `office.yaml`: how the school's people work on requests at `/office`. */
export const officeDocument = fields('the office', {
  'sign out after minutes': v.optional(count(480)),
  replies: v.optional(
    list(fields('a reply', { name: line, ...mail('a reply', ['name', 'reference', 'school', 'subject']) })),
  ),
  'place free': v.optional(
    fields('a mail about a free place', mail('a mail about a free place', ['name', 'place', 'school'])),
  ),
});

export const officeFacts = (written: v.InferOutput<typeof officeDocument> | undefined): OfficeFacts => ({
  idleMinutes: written?.['sign out after minutes'] ?? DEFAULT_IDLE_MINUTES,
  replies: written?.replies ?? [],
  placeFree: written?.['place free'] ?? { subject: 'A place is free: {place}', text: '' },
});
