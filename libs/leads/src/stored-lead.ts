import {
  asksConsent,
  checkFields,
  EMAIL_LIMIT,
  isConsent,
  isEmail,
  isPhone,
  LEAD_KINDS,
  OLDEST,
} from './lead-forms';
import type { FieldRule, LeadKind } from './lead-forms';
import { bodyOf, isLeadId, leadSubject, REQUEST_TYPES } from './lead';
import type { Lead, LeadId, LeadParams } from './lead';

type Raw = Readonly<Record<string, unknown>>;

type StoredLeadError = {
  readonly code: 'bad-reference' | 'bad-kind' | 'bad-field' | 'bad-consent' | 'bad-waiting';
  readonly message: string;
};

type Read =
  { readonly ok: true; readonly value: StoredLead } | { readonly ok: false; readonly error: StoredLeadError };

const MESSAGE: FieldRule = { label: 'Message', limit: 5000, multiline: true };

/** The widest that the forms let through, with what the mail of a message to a teacher puts before the subject. */
const RULES = {
  name: { label: 'Name', limit: 200, optional: true },
  email: {
    label: 'Email',
    limit: EMAIL_LIMIT,
    check: { test: isEmail, message: 'Email must be an e-mail address' },
  },
  phone: {
    label: 'Phone',
    limit: 30,
    optional: true,
    check: { test: isPhone, message: 'Phone must be a phone number' },
  },
  subject: { label: 'Subject', limit: 300 },
  message: { ...MESSAGE, optional: true },
  branch: { label: 'Branch', limit: 40, optional: true },
} as const satisfies Record<string, FieldRule>;

type Field = keyof typeof RULES;
const FIELDS = Object.keys(RULES) as readonly Field[];

/** Nothing is asked without a message where the form has one. */
const rulesOf = (kind: LeadKind): Readonly<Record<Field, FieldRule>> =>
  kind === 'info' || kind === 'teacher' ? { ...RULES, message: MESSAGE } : RULES;

const fail = (code: StoredLeadError['code'], message: string): Read => ({
  ok: false,
  error: { code, message },
});

const isKind = (value: unknown): value is LeadKind => LEAD_KINDS.some((kind) => kind === value);

/** A database keeps any text but null characters and halves of characters. */
const storable = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\0|\p{Cs}/gu, '').trim() : '';

/** The consent in untrusted data: null when there is none, undefined when it is none that was ever asked for. */
function consentIn(value: unknown): StoredLead['consent'] | undefined {
  if (value === null || value === undefined) return null;
  const { version, channel } = (typeof value === 'object' ? value : {}) as Raw;
  return isConsent(version, channel) ? { version, channel: String(channel) } : undefined;
}

/** The names that places are counted by: ids, days and codes of the school. */
const NAME = /^[\w-]{1,40}$/;
const isCount = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** The child that waits in untrusted data, and for what; null when something of it is missing. */
function waitsIn(value: unknown): WaitingChild | null {
  const { edition, week, part, childAge } = (typeof value === 'object' && value !== null ? value : {}) as Raw;
  if (typeof edition !== 'string' || typeof part !== 'string') return null;
  if (!NAME.test(edition) || !NAME.test(part)) return null;
  return isCount(week, 0, 60) && isCount(childAge, 1, OLDEST) ? { edition, week, part, childAge } : null;
}

/**
 * A lead from outside, any value, checked by the rules of the forms. Whatever else comes along is left out.
 *
 * @returns the lead, or the first thing that is wrong with it, as a code and a sentence.
 */
export function readStoredLead(value: unknown): Read {
  const raw = (typeof value === 'object' && value !== null ? value : {}) as Raw;
  const { reference, kind } = raw;
  if (!isLeadId(reference)) return fail('bad-reference', 'A reference like KC-7Q2M-X4RT-9D1A is expected.');
  if (!isKind(kind)) return fail('bad-kind', `A kind is expected: ${LEAD_KINDS.join(', ')}.`);
  const texts = Object.fromEntries(
    FIELDS.map((name) => [name, storable(Object.hasOwn(raw, name) ? raw[name] : '')]),
  ) as Record<Field, string>;
  const wrong = Object.values(checkFields(texts, rulesOf(kind)))[0];
  if (wrong !== undefined) return fail('bad-field', `${wrong}.`);
  const consent = consentIn(raw['consent']);
  if (consent === undefined || (consent !== null) !== asksConsent(kind)) {
    return fail('bad-consent', 'The consent must be to a wording that this form shows, or none.');
  }
  if (kind !== 'waiting') return { ok: true, value: { reference, kind, ...texts, consent } };
  const waits = waitsIn(raw['waits']);
  if (waits === null || texts.branch === '') {
    return fail(
      'bad-waiting',
      'Edition, week, part, branch and the age of the child, 1 to 99, are expected.',
    );
  }
  return { ok: true, value: { reference, kind, ...texts, consent, waits } };
}

/** A stored lead with what the server's clock has said of it; both moments are ISO texts. */
export type ReceivedLead = Omit<StoredLead, 'consent'> & {
  readonly receivedAt: string;
  readonly consent: { readonly version: string; readonly channel: string; readonly at: string } | null;
};

/**
 * The mail of a lead made of what the school has stored, for a server to send when the page could not. It has every name
 * that a template of its kind may use, and everything that is stored in `message_body`.
 *
 * @param recipient the school's mailbox.
 */
export function receivedLeadParams(lead: ReceivedLead, recipient: string): Readonly<Record<string, string>> {
  const { reference, kind, name, email, phone, subject, message, branch, receivedAt, consent } = lead;
  const message_body = bodyOf([
    ['Request', REQUEST_TYPES[kind]],
    ['Reference', reference],
    ['Subject', subject],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Place', branch],
    ['Time', receivedAt],
    ['Agreed to', consent === null ? '' : `${consent.version} (${consent.channel}), ${consent.at}`],
    ['Message', message],
  ]);
  return {
    lead_id: reference,
    ...{ name, email, phone, subject, message, branch },
    ...(kind === 'teacher' && { from_name: name, from_email: email, sender_name: name, sender_email: email }),
    request_type: REQUEST_TYPES[kind],
    timestamp: receivedAt,
    message_body,
    ...(consent && {
      consent_version: consent.version,
      consent_channel: consent.channel,
      consent_at: consent.at,
    }),
    recipient_email: recipient,
  };
}

/** A lead as the school keeps it and its office reads it; texts that were not given are empty. */
export type StoredLead = {
  readonly reference: LeadId;
  readonly kind: LeadKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  /** The id of a center, or 'online'; empty when the parent has chosen none. */
  readonly branch: string;
  /** The wording that was agreed to and where; when, only the server says. Null: nothing was asked. */
  readonly consent: { readonly version: string; readonly channel: string } | null;
  /** Of the kind `waiting` alone: the child, and the place that it waits for at `branch`. */
  readonly waits?: WaitingChild;
};

/** A child on a waiting list, and what it waits for, as places are counted. */
export type WaitingChild = {
  readonly edition: string;
  readonly week: number;
  readonly part: string;
  /** In whole years. */
  readonly childAge: number;
};

/** What the school keeps of a lead. The same lead gives the same, however often it is sent. */
export function storedLeadOf(lead: Lead): StoredLead {
  const { id, kind, consent, branch = '' } = lead;
  return {
    reference: id,
    kind,
    ...personOf(lead),
    subject: leadSubject(lead),
    message: messageOf(lead),
    branch,
    consent: consent && { version: consent.wordingVersion, channel: consent.channel },
    ...(lead.kind === 'waiting' && { waits: waitsOf(lead.params) }),
  };
}

function messageOf(lead: Lead): string {
  if (lead.kind === 'waiting') return `Child's age: ${lead.params.child_age}`;
  return lead.kind === 'info' || lead.kind === 'teacher' ? lead.params.message : '';
}

const waitsOf = ({ edition, week, part, child_age }: LeadParams<'waiting'>): WaitingChild => ({
  edition,
  part,
  week: Number(week),
  childAge: Number(child_age),
});

function personOf(lead: Lead): Pick<StoredLead, 'name' | 'email' | 'phone'> {
  if (lead.kind === 'teacher') {
    return { name: lead.params.from_name, email: lead.params.from_email, phone: '' };
  }
  const { email, phone } = lead.params;
  return { name: lead.kind === 'info' ? '' : lead.params.name, email, phone };
}
