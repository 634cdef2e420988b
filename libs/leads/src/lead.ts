import { asksConsent, consentRecord } from './lead-forms';
import type { ConsentKind, ConsentRecord, LeadForm, LeadKind } from './lead-forms';

declare const leadIdBrand: unique symbol;

/** The reference of a lead, such as 'KC-7Q2M-X4RT-9D1A': random, readable on the phone, the key of "at most once". */
export type LeadId = string & { readonly [leadIdBrand]: true };

/** Random bytes that an id is made of: 60 bits of them count. */
export const LEAD_ID_BYTES = 12;

/** Crockford's base 32: no I, L, O or U to mishear. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LEAD_ID = /^KC(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/**
 * Makes an id from random bytes, of which five bits each count.
 *
 * @param bytes at least 12, from the platform's secure random source.
 * @throws Error when there are fewer.
 */
export function leadIdFrom(bytes: Iterable<number>): LeadId {
  const digits = [...bytes].slice(0, LEAD_ID_BYTES).map((byte) => ALPHABET.charAt(byte & 31));
  if (digits.length < LEAD_ID_BYTES) throw new Error(`leads: a lead id needs ${LEAD_ID_BYTES} random bytes`);
  const group = (from: number) => digits.slice(from, from + 4).join('');
  return `KC-${group(0)}-${group(4)}-${group(8)}` as LeadId;
}

export const isLeadId = (value: unknown): value is LeadId => typeof value === 'string' && LEAD_ID.test(value);

/** What the mail says it is. The coupon's is of specification 1, section 3; the others are ours. */
export const REQUEST_TYPES = {
  coupon: '10% Off Coupon Request',
  info: 'Information Request',
  teacher: 'Message to a teacher',
  season: 'Season Announcement Request',
  waiting: 'Waiting List Request',
} as const satisfies Record<LeadKind, string>;

const SAID = ['request_type', 'timestamp', 'message_body', 'recipient_email'] as const;
const PERSON = ['name', 'email', 'phone'] as const;

/** The e-mail service's template parameters. Source: specification 1, section 7. */
export const PARAM_NAMES = {
  coupon: [...PERSON, ...SAID],
  info: ['subject', 'message', 'email', 'phone', ...SAID],
  teacher: [
    ...(['teacherName', 'teacher_email', 'from_name', 'from_email', 'sender_name', 'sender_email'] as const),
    ...(['message', 'subject', 'recipient_email'] as const),
  ],
  season: [...PERSON, 'subject', 'season', 'branch', ...SAID],
  waiting: [...PERSON, 'subject', 'child_age', 'edition', 'week', 'part', 'branch', ...SAID],
} as const satisfies Record<LeadKind, readonly string[]>;

export type LeadParams<Kind extends LeadKind> = Readonly<Record<(typeof PARAM_NAMES)[Kind][number], string>>;

/** A lead of one kind with the mail it becomes; where the form asks for an agreement it always has the parent's consent. */
export type Lead = {
  [Kind in LeadKind]: {
    readonly id: LeadId;
    readonly kind: Kind;
    readonly params: LeadParams<Kind>;
    readonly consent: Kind extends ConsentKind ? ConsentRecord : null;
    /** The id of the branch that it is about; absent when the parent has chosen none. */
    readonly branch?: string;
  };
}[LeadKind];

/** What a mail needs beside the form. */
type MailContext = {
  /** ISO instant. */
  readonly now: string;
  /** The mailbox that the mail goes to. */
  readonly recipient: string;
  /** What a season or a waiting list is, as people name it: 'Winter Camp, Flower Mound'. */
  readonly subject?: string;
  /** The id of the branch that the parent has chosen, which no field asks for; null when there is none. */
  readonly branch?: string | null;
};

type Rows = readonly (readonly [label: string, value: string])[];

/** A mail's `message_body`, whoever sends it: a line for each row that has a value. */
export const bodyOf = (rows: Rows): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const said = (kind: LeadKind, { now, recipient }: MailContext, rows: Rows, after: Rows = []) => ({
  request_type: REQUEST_TYPES[kind],
  timestamp: now,
  message_body: bodyOf([['Request', REQUEST_TYPES[kind]], ...rows, ['Time', now], ...after]),
  recipient_email: recipient,
});

const given = (phone: string): string => (phone === '' ? 'not given' : phone);
const agreed = (agreement: boolean): string => (agreement ? 'yes' : 'no');

type Mails = {
  readonly [Kind in LeadKind]: (form: LeadForm<Kind>, context: MailContext) => LeadParams<Kind>;
};

const MAILS: Mails = {
  coupon: ({ firstName, lastName, email, phone, agreement }, context) => {
    const name = `${firstName} ${lastName}`;
    const rows = [
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Place', context.branch ?? ''],
      ['Agreed to SMS and email messages', agreed(agreement)],
    ] as const;
    return { name, email, phone, ...said('coupon', context, rows) };
  },
  info: ({ subject, message, email, phone }, context) => {
    const rows = [
      ['Subject', subject],
      ['Email', email],
      ['Phone', given(phone)],
      ['Place', context.branch ?? ''],
    ] as const;
    return { subject, message, email, phone, ...said('info', context, rows, [['Message', message]]) };
  },
  /** The mail template knows the sender under two names. */
  teacher: ({ teacherName, teacherEmail, fromName, fromEmail, message, subject }, { recipient }) => ({
    teacherName,
    teacher_email: teacherEmail,
    from_name: fromName,
    from_email: fromEmail,
    sender_name: fromName,
    sender_email: fromEmail,
    message,
    subject,
    recipient_email: recipient,
  }),
  season: ({ name, email, phone, season, branch, agreement }, context) => {
    const { subject = '' } = context;
    const rows = [
      ['About', subject],
      ['Season', season],
      ['Place', branch],
      ['Name', name],
      ['Email', email],
      ['Phone', given(phone)],
      ['Agreed to a message when registration opens', agreed(agreement)],
    ] as const;
    return { name, email, phone, subject, season, branch, ...said('season', context, rows) };
  },
  waiting: ({ childAge, agreement, ...wish }, context) => {
    const { subject = '' } = context;
    const rows = [
      ['Waits for', subject],
      ["Child's age", childAge],
      ['Place', wish.branch],
      ['Name', wish.name],
      ['Email', wish.email],
      ['Phone', given(wish.phone)],
      ['Agreed to a message when a place is free', agreed(agreement)],
    ] as const;
    return { ...wish, subject, child_age: childAge, ...said('waiting', context, rows) };
  },
};

/** The form without the blanks that were typed around its texts. */
const trimmed = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Form;

/**
 * The lead of a form, with its mail (specification 1, sections 3 and 7) and the consent that was given in it. It is about the
 * branch that the form names; where a form names none, about the one that the parent has chosen.
 *
 * @param form without errors of `validateLeadForm`.
 */
export const leadOf = <Kind extends LeadKind>(
  kind: Kind,
  form: LeadForm<Kind>,
  { id, ...context }: MailContext & { readonly id: LeadId },
): Extract<Lead, { readonly kind: Kind }> => {
  const params = MAILS[kind](trimmed(form), context);
  const { branch = context.branch }: { readonly branch?: string | null | undefined } = params;
  return {
    id,
    kind,
    params,
    consent: asksConsent(kind) ? consentRecord(kind, context.now) : null,
    ...(branch && { branch }),
  } as unknown as Extract<Lead, { readonly kind: Kind }>;
};

/** The subject that a lead has for people, in its mail and in the office's list. */
export function leadSubject(lead: Lead): string {
  if (lead.kind === 'coupon') return lead.params.request_type;
  return lead.kind === 'teacher'
    ? `For ${lead.params.teacherName}: ${lead.params.subject}`
    : lead.params.subject;
}
