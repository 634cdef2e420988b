import * as v from 'valibot';

import type { BranchFacts } from '../branch';
import type { Fee } from '../content/fee';
import type { Policy } from '../content/policy';
import type { TeacherFacts } from '../content/teacher';
import { fields, id, line, list, pageAddress, picture, price, text, words, yesOrNo } from './leaves';
import { choice } from './meaning';

const link = fields('a link', { label: line, to: pageAddress });

/** `policies.yaml`: what parents ask before they sign, each under its id; no `answer` means not published (D-23). */
export const policiesDocument = v.record(
  v.string(),
  fields('a policy', {
    question: line,
    asked: v.optional(list(text(200))),
    subject: line,
    answer: v.optional(text()),
    links: v.optional(list(link)),
  }),
);

/** `fees.yaml`: what is not sold on the site itself; no `amount` means not published (D-23). */
export const feesDocument = list(
  fields('a fee', {
    program: line,
    where: choice({ 'in a center': 'in-center', online: 'online' }),
    page: line,
    amount: v.optional(price),
    per: line,
    offers: v.optional(words, []),
    ask: v.optional(line),
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
  lives: v.optional(line),
  sample: v.optional(yesOrNo, 'no'),
});

/** `asked.yaml`: how parents ask for what stands at an address. */
export const askedDocument = v.record(v.string(), list(text(200)));

export const policyFacts = (written: v.InferOutput<typeof policiesDocument>): readonly Policy[] =>
  Object.entries(written).map(([policyId, { question, asked, subject, answer, links }]) => ({
    id: policyId,
    question,
    ...(asked !== undefined && { asked }),
    subject,
    answer: answer ?? null,
    ...(links !== undefined && { links: links.map(({ label, to }) => ({ label, href: to })) }),
  }));

export const feeFacts = (written: v.InferOutput<typeof feesDocument>): readonly Fee[] =>
  written.map(({ program, where, page, amount, per, offers, ask }) => ({
    program,
    mode: where,
    page,
    amount: amount ?? null,
    per,
    offers,
    ask: ask ?? null,
  }));

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
  residence: written.lives ?? null,
  sample: written.sample,
});
