import { isLeadId, PARAM_NAMES, type Lead, type LeadId } from './lead';
import { asksConsent, isConsent, LEAD_KINDS } from './lead-forms';

type Raw = Readonly<Record<string, unknown>>;

const DELIVERY_TIMES = {
  queued: 'dueAt',
  sending: 'startedAt',
  delivered: 'deliveredAt',
  refused: 'refusedAt',
} as const;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

const isOneOf = <T extends string>(value: unknown, values: readonly T[]): value is T =>
  values.some((candidate) => candidate === value);

function isLead(value: unknown): boolean {
  if (!isRecord(value) || !isLeadId(value['id']) || !isOneOf(value['kind'], LEAD_KINDS)) return false;
  const { kind, params, consent } = value;
  const hasConsent = asksConsent(kind)
    ? isRecord(consent) &&
      isConsent(consent['wordingVersion'], consent['channel']) &&
      typeof consent['at'] === 'string'
    : consent === null;
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
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
    return [...new Map(entries.map((entry) => [entry.lead.id, entry])).values()];
  } catch {
    return [];
  }
}

/** Where a lead is on its way. Times in epoch milliseconds. */
export type LeadDelivery =
  | { readonly status: 'queued'; readonly attempts: number; readonly dueAt: number }
  | { readonly status: 'sending'; readonly attempts: number; readonly startedAt: number }
  | { readonly status: 'delivered'; readonly attempts: number; readonly deliveredAt: number }
  | { readonly status: 'refused'; readonly attempts: number; readonly refusedAt: number };

export type LeadDeliveryEvent =
  | {
      readonly type:
        'sendStarted' | 'sendSucceeded' | 'retryRequested' | 'connectionReturned' | 'visitStarted';
      readonly at: number;
    }
  /** `final`: the receiver refused it for good; trying the same again cannot help. */
  | { readonly type: 'sendFailed'; readonly at: number; readonly final?: true };

/** No pause before a further attempt is longer, in milliseconds. */
export const LONGEST_PAUSE_MS = 1_800_000;

/** The wait before each further attempt, in milliseconds; the last one is repeated until the lead has arrived. */
export const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000, LONGEST_PAUSE_MS] as const;

/** A send that has not answered for so long is given up: its tab was closed. */
export const SENDING_GIVEN_UP_MS = 60_000;

/** A lead that has just been kept and is to be sent at once. */
export const queuedLead = (now: number): LeadDelivery => ({ status: 'queued', attempts: 0, dueAt: now });

/**
 * When to send a lead, in epoch milliseconds, or null when it has ended. A time that no clock which is right now can have
 * set - a pause longer than any, a send that begins in the future - is not believed: then it is `now`.
 */
export function dueAt(delivery: LeadDelivery, now: number): number | null {
  switch (delivery.status) {
    case 'queued':
      return delivery.dueAt > now + LONGEST_PAUSE_MS ? now : delivery.dueAt;
    case 'sending':
      return delivery.startedAt > now ? now : delivery.startedAt + SENDING_GIVEN_UP_MS;
    case 'delivered':
    case 'refused':
      return null;
  }
}

/** Whether a lead should be sent now: its pause is over, or its send was given up. */
function isDue(delivery: LeadDelivery, now: number): boolean {
  const at = dueAt(delivery, now);
  return at !== null && at <= now;
}

function afterFailure(attempts: number, at: number, final: boolean): LeadDelivery {
  if (final) return { status: 'refused', attempts, refusedAt: at };
  return { status: 'queued', attempts, dueAt: at + (RETRY_DELAYS_MS[attempts - 1] ?? LONGEST_PAUSE_MS) };
}

/**
 * A lead's delivery after an event: queued, sending, then delivered or refused for good; until then it is tried again.
 * Nothing leaves `delivered`, so an id is delivered at most once from here; a send whose answer was lost is repeated
 * under the same id, and the receiver keeps one row per id. Nothing but a late success leaves `refused`.
 */
export function leadDeliveryTransition(delivery: LeadDelivery, event: LeadDeliveryEvent): LeadDelivery {
  switch (event.type) {
    case 'sendStarted':
      if (delivery.status !== 'queued' && !isDue(delivery, event.at)) return delivery;
      return { status: 'sending', attempts: delivery.attempts + 1, startedAt: event.at };
    case 'sendSucceeded':
      // A late success counts whatever state the lead is in by then: the receiver has it.
      if (delivery.status === 'delivered') return delivery;
      return { status: 'delivered', attempts: delivery.attempts, deliveredAt: event.at };
    case 'sendFailed':
      if (delivery.status !== 'sending') return delivery;
      return afterFailure(delivery.attempts, event.at, event.final === true);
    case 'retryRequested':
    case 'connectionReturned':
    case 'visitStarted':
      if (delivery.status !== 'queued') return delivery;
      return { ...delivery, dueAt: Math.min(delivery.dueAt, event.at) };
  }
}

/** A lead that is kept until it is known to be delivered. */
export type OutboxEntry = { readonly lead: Lead; readonly delivery: LeadDelivery };

/** The leads of this visitor, oldest first, each id once. */
export type Outbox = readonly OutboxEntry[];

/** Keeps a lead before anything is sent; an id that is kept already changes nothing. `now` in epoch milliseconds. */
export function keepLead(outbox: Outbox, lead: Lead, now: number): Outbox {
  if (outbox.some((entry) => entry.lead.id === lead.id)) return outbox;
  return [...outbox, { lead, delivery: queuedLead(now) }];
}

/** The outbox after something happened to one lead, or to all of them. */
export function outboxTransition(outbox: Outbox, event: LeadDeliveryEvent, id?: LeadId): Outbox {
  return outbox.map((entry) =>
    id === undefined || entry.lead.id === id
      ? { ...entry, delivery: leadDeliveryTransition(entry.delivery, event) }
      : entry,
  );
}

/** The leads to send now, oldest first. */
export const dueLeads = (outbox: Outbox, now: number): readonly Lead[] =>
  outbox.filter(({ delivery }) => isDue(delivery, now)).map(({ lead }) => lead);

/** The leads that are still on their way, in the order in which they were kept. */
export const waitingLeads = (outbox: Outbox): readonly Lead[] =>
  outbox
    .filter(({ delivery }) => delivery.status === 'queued' || delivery.status === 'sending')
    .map(({ lead }) => lead);

/** The leads that the receiver will never take as they are. */
export const refusedLeads = (outbox: Outbox): readonly Lead[] =>
  outbox.filter(({ delivery }) => delivery.status === 'refused').map(({ lead }) => lead);

/** When to look again, in epoch milliseconds, or null when nothing waits; past when something is due. */
export function nextDueAt(outbox: Outbox, now: number): number | null {
  const times = outbox.flatMap(({ delivery }) => dueAt(delivery, now) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** The outbox without what was delivered: personal data stays no longer than it is needed. */
export const forgetDelivered = (outbox: Outbox): Outbox =>
  outbox.filter(({ delivery }) => delivery.status !== 'delivered');

/** The field that people never see; programs fill it. No browser has anything to autofill under this name. */
export const HONEYPOT_FIELD = 'extra_notes_for_staff';

/** Nobody fills in a form faster, in milliseconds. */
export const MIN_FILL_MS = 3_000;

/** What to do with a submission. `wait`: a person with autofill can be that fast, so send it a little later. */
type SpamVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'wait'; readonly waitMs: number }
  | { readonly verdict: 'drop' };

/** What is known about a submission; times in milliseconds of one clock, whatever it counts from. */
type Submission = {
  readonly honeypot: string;
  readonly openedAt: number;
  readonly submittedAt: number;
};

/** The honeypot and minimum-time rule. The form alone keeps it: the receiving side knows of neither. */
export function judgeSubmission({ honeypot, openedAt, submittedAt }: Submission): SpamVerdict {
  if (honeypot !== '') return { verdict: 'drop' };
  const waitMs = MIN_FILL_MS - Math.max(0, submittedAt - openedAt);
  return waitMs > 0 ? { verdict: 'wait', waitMs } : { verdict: 'send' };
}

/** Leads of one visitor, at most `count` in any `windowMs` milliseconds: a family with questions stays far below. */
export const LEAD_LIMIT = { count: 5, windowMs: 3_600_000 } as const;

/**
 * Whether a visitor may send one more.
 *
 * @param sentAt when the visitor sent before, epoch milliseconds, in any order; what is later than `now` was set by a
 * clock that was wrong, and does not count.
 * @param now epoch milliseconds.
 */
export function checkVisitorLimit(
  sentAt: readonly number[],
  now: number,
): { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number } {
  const { count, windowMs } = LEAD_LIMIT;
  const recent = sentAt.filter((at) => at > now - windowMs && at <= now).sort((a, b) => b - a);
  const blocking = recent[count - 1];
  if (blocking === undefined) return { allowed: true };
  return { allowed: false, retryAfterMs: blocking + windowMs - now };
}
