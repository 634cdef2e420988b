import { checkFields, EMAIL_LIMIT, isEmail, isPhone, type FieldRule } from './check-fields';
import { CONSENT_CHANNELS } from './consent';
import { LEAD_KINDS, OLDEST, type LeadKind } from './lead-forms';
import { isLeadId } from './lead-id';
import type { StoredLead, WaitingChild } from './stored-lead';

type Raw = Readonly<Record<string, unknown>>;

export type StoredLeadError = {
  readonly code: 'bad-reference' | 'bad-kind' | 'bad-field' | 'bad-consent' | 'bad-waiting';
  readonly message: string;
};

type Read =
  { readonly ok: true; readonly value: StoredLead } | { readonly ok: false; readonly error: StoredLeadError };

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
  message: { label: 'Message', limit: 5000, multiline: true, optional: true },
  branch: { label: 'Branch', limit: 40, optional: true },
} as const satisfies Record<string, FieldRule>;

type Field = keyof typeof RULES;
const FIELDS = Object.keys(RULES) as readonly Field[];

/** The kinds whose form asks for an agreement. */
const WITH_CONSENT: readonly LeadKind[] = ['coupon', 'season', 'waiting'];

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
  if (typeof version !== 'string' || !Object.hasOwn(CONSENT_CHANNELS, version)) return undefined;
  const asked = CONSENT_CHANNELS[version as keyof typeof CONSENT_CHANNELS];
  return channel === asked ? { version, channel: asked } : undefined;
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
  const wrong = Object.values(checkFields(texts, RULES))[0];
  if (wrong !== undefined) return fail('bad-field', `${wrong}.`);
  const consent = consentIn(raw['consent']);
  if (consent === undefined || (consent !== null) !== WITH_CONSENT.includes(kind)) {
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
