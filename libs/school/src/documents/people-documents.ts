import * as v from 'valibot';

import type { BranchFacts } from '../branch';
import type { Fee, Policy, TeacherFacts } from '../content';
import {
  fields,
  id,
  line,
  list,
  orNull,
  pageAddress,
  picture,
  price,
  text,
  words,
  yesOrNo,
  count,
} from './leaves';
import { choice } from './meaning';
import type { OfficeFacts } from '../school';

const link = v.pipe(
  fields('a link', { label: line, to: pageAddress }),
  v.transform(({ label, to }) => ({ label, href: to })),
);

/** `policies.yaml`: what parents ask before they sign, each under its id; no `answer` means not published (D-23). */
export const policiesDocument = v.record(
  v.string(),
  fields('a policy', {
    question: line,
    asked: v.exactOptional(list(text(200))),
    subject: line,
    answer: orNull(text()),
    links: v.exactOptional(list(link)),
  }),
);

/** `fees.yaml`: what is not sold on the site itself; no `amount` means not published (D-23). */
export const feesDocument = list(
  fields('a fee', {
    program: line,
    where: choice({ 'in a center': 'in-center', online: 'online' }),
    page: line,
    amount: orNull(price),
    per: line,
    offers: v.optional(words, []),
    ask: orNull(line),
  }),
);

/** `teachers/jo-example.yaml`. */
export const teacherDocument = fields('a teacher', {
  name: line,
  at: id,
  phone: v.optional(line),
  email: v.optional(line),
  online: v.optional(yesOrNo, 'no'),
  about: text(400),
  teaches: v.optional(words, []),
  photo: v.optional(picture),
  lives: orNull(line),
  sample: v.optional(yesOrNo, 'no'),
});

/** `asked.yaml`: how parents ask for what stands at an address. */
export const askedDocument = v.record(v.string(), list(text(200)));

export const policyFacts = (written: v.InferOutput<typeof policiesDocument>): readonly Policy[] =>
  Object.entries(written).map(([policyId, policy]) => ({ id: policyId, ...policy }));

export const feeFacts = (written: v.InferOutput<typeof feesDocument>): readonly Fee[] =>
  written.map(({ where, ...fee }) => ({ ...fee, mode: where }));

/** A teacher's facts; a teacher without a number or a mailbox is reached through the branch. */
export const teacherFacts = (
  teacherId: string,
  written: v.InferOutput<typeof teacherDocument>,
  home: BranchFacts,
): TeacherFacts => ({
  id: teacherId,
  fullName: written.name,
  branch: home.id,
  contactNumber: written.phone ?? home.phone,
  email: written.email ?? home.email,
  teachesOnline: written.online,
  introduction: written.about,
  teaches: written.teaches,
  imageUrl: written.photo === undefined ? null : `/pictures/${written.photo}`,
  residence: written.lives,
  sample: written.sample,
});

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
          `${what} knows ${known.map((name) => `{${name}}`).join(', ')}; nothing is called {${String(unknown(input))}} there.`,
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
