import { CONSENT_WORDINGS, isConsentChannel, isLeadId } from './lead-parts';
import { LEAD_KINDS } from './lead-forms';
import type { Outbox, OutboxEntry } from './outbox';

/** The local storage key of the outbox. */
export const OUTBOX_KEY = 'lead-outbox';

type Raw = Readonly<Record<string, unknown>>;

const PARAM_NAMES = {
  coupon: ['name', 'email', 'phone', 'request_type', 'timestamp', 'message_body', 'recipient_email'],
  info: [
    'subject',
    'message',
    'email',
    'phone',
    'request_type',
    'timestamp',
    'message_body',
    'recipient_email',
  ],
  teacher: [
    'teacherName',
    'teacher_email',
    'from_name',
    'from_email',
    'sender_name',
    'sender_email',
    'message',
    'subject',
    'recipient_email',
  ],
  season: [
    'name',
    'email',
    'phone',
    'subject',
    'season',
    'branch',
    'request_type',
    'timestamp',
    'message_body',
    'recipient_email',
  ],
  waiting: [
    'name',
    'email',
    'phone',
    'subject',
    'child_age',
    'edition',
    'week',
    'part',
    'branch',
    'request_type',
    'timestamp',
    'message_body',
    'recipient_email',
  ],
} as const;

const DELIVERY_TIMES = {
  queued: 'dueAt',
  sending: 'startedAt',
  delivered: 'deliveredAt',
  refused: 'refusedAt',
} as const;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

const isOneOf = <T extends string>(value: unknown, values: readonly T[]): value is T =>
  values.some((candidate) => candidate === value);

function isConsent(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['wordingVersion'] === 'string' &&
    Object.hasOwn(CONSENT_WORDINGS, value['wordingVersion']) &&
    typeof value['at'] === 'string' &&
    isConsentChannel(value['channel'])
  );
}

function isLead(value: unknown): boolean {
  if (!isRecord(value) || !isLeadId(value['id']) || !isOneOf(value['kind'], LEAD_KINDS)) return false;
  const { kind, params, consent } = value;
  const asksConsent = kind === 'coupon' || kind === 'season' || kind === 'waiting';
  const hasConsent = asksConsent ? isConsent(consent) : consent === null;
  const hasBranch = value['branch'] === undefined || typeof value['branch'] === 'string';
  return (
    hasConsent &&
    hasBranch &&
    isRecord(params) &&
    PARAM_NAMES[kind].every((name) => typeof params[name] === 'string')
  );
}

function isDelivery(value: unknown): boolean {
  const statuses = Object.keys(DELIVERY_TIMES) as (keyof typeof DELIVERY_TIMES)[];
  if (!isRecord(value) || !isOneOf(value['status'], statuses)) return false;
  const numbers = [value['attempts'], value[DELIVERY_TIMES[value['status']]]];
  return numbers.every((number) => Number.isSafeInteger(number) && Number(number) >= 0);
}

/** The state of a lead that an earlier site had given up: it waits again. */
function withoutFailed(entry: unknown): unknown {
  if (!isRecord(entry) || !isRecord(entry['delivery']) || entry['delivery']['status'] !== 'failed')
    return entry;
  const { attempts, failedAt } = entry['delivery'];
  return { ...entry, delivery: { status: 'queued', attempts, dueAt: failedAt } };
}

const isEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) && isLead(value['lead']) && isDelivery(value['delivery']);

/**
 * The outbox that was stored. Corrupt entries are discarded, the sound ones stay; never throws.
 *
 * @param raw what the storage holds, or null.
 */
export function parseOutbox(raw: string | null): Outbox {
  if (raw === null) return [];
  try {
    const stored: unknown = JSON.parse(raw);
    const entries = Array.isArray(stored) ? stored.map(withoutFailed).filter(isEntry) : [];
    return [...new Map(entries.map((entry) => [entry.lead.id, entry])).values()];
  } catch {
    return [];
  }
}

/** The text to store. */
export const serializeOutbox = (outbox: Outbox): string => JSON.stringify(outbox);
