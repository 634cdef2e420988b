import { isKnownPlace } from '@kidcode/booking';
import { RETENTION } from '@kidcode/current-school';
import { isLeadId, LEAD_KINDS, readStoredLead, type ReceivedLead, receivedLeadParams } from '@kidcode/leads';
import { LEAD_ANSWER } from '@kidcode/leads/office';
import * as v from 'valibot';

import type { Database, DatabasePorts } from '../host/hosted-function.ts';
import type { MailSettings } from '../host/read-settings.ts';
import {
  type Answer,
  endpoint,
  type Handler,
  type JsonObject,
  type RateLimit,
  refuse,
} from '../http/endpoint.ts';

/** A lead takes two calls, and more while a connection comes and goes; a family behind one address stays far below. */
const LEADS_PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 600 };

/** A message of 5000 letters, each written as an escape. */
const BODY_LIMIT_BYTES = 40_000;

const STORED = v.object({ outcome: v.picklist(['kept', 'other-content']), mailed: v.boolean() });

/**
 * `lead`: keeps what a parent has sent before anybody mails it, once for each reference.
 *
 * Takes a `StoredLead` and answers `{ reference, mailed }`: with `mailed` the school's mailbox has it, too. The same lead
 * again is answered the same; other content under its reference is refused with 409 `reference-taken`, what is no lead
 * with 422. Takes `{ reference, mailed: true }` when the mail has gone out.
 */
export function leadHandler({ database, ...ports }: DatabasePorts): Handler {
  return endpoint({
    ...ports,
    name: 'lead',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    timeoutMs: 10_000,
    budget: LEADS_PER_VISITOR,
    run: (body) => (body['mailed'] === true ? noteMail(database, body) : store(database, body)),
  });
}

async function store(database: Database, body: JsonObject): Promise<Answer> {
  const lead = readStoredLead(body);
  if (!lead.ok) return refuse(422, lead.error.code, lead.error.message);
  const { waits, ...kept } = lead.value;
  if (waits !== undefined && !isKnownPlace({ ...waits, center: kept.branch }))
    return refuse(422, 'bad-waiting', 'The school has no such place to wait for.');
  const args = { p_lead: kept, p_keep_months: RETENTION.leadMonths };
  const { outcome, mailed } = v.parse(
    STORED,
    await (waits === undefined
      ? database.call('store_lead', args)
      : database.call('store_waiting', { ...args, p_waits: { ...waits, center: kept.branch } })),
  );
  if (outcome === 'other-content') {
    return refuse(409, 'reference-taken', 'Another request has this reference already.');
  }
  return { ok: true, body: { reference: lead.value.reference, mailed } };
}

async function noteMail(database: Database, { reference }: JsonObject): Promise<Answer> {
  if (!isLeadId(reference)) return refuse(422, 'bad-reference', 'A reference is expected.');
  await database.call('lead_mailed', { p_reference: reference });
  return { ok: true, body: { reference, mailed: true } };
}

/** Mails a request to the school. Rejects when the mail service does not take it. */
export type Mailer = { send: (lead: ReceivedLead, signal: AbortSignal) => Promise<void> };

export type LeadMailPorts = DatabasePorts & {
  /** Null: the school has given its functions no key of the mail service. */
  mailer: Mailer | null;
};

/** The hourly job asks once, the doctor now and then. */
const RUNS_PER_VISITOR: RateLimit = { limit: 20, windowSeconds: 3_600 };

/** So many in one run: a mail takes a second, and the run a minute at most. */
const MOST_IN_A_RUN = 20;

const { name, email, phone, subject, message, branch, receivedAt, consent } = LEAD_ANSWER.entries;
const CLAIMED = v.array(
  v.object({
    reference: v.custom<ReceivedLead['reference']>(isLeadId),
    kind: v.picklist(LEAD_KINDS),
    ...{ name, email, phone, subject, message, branch, receivedAt, consent },
  }),
);

const WAITING = v.object({ waiting: v.number(), oldestSeconds: v.number() });

type Mailing = Pick<LeadMailPorts, 'database' | 'reportFailure'> & { mailer: Mailer; signal: AbortSignal };

/**
 * Mails the requests that were stored and not mailed for a quarter of an hour. Whoever else does the same at the same time gets
 * others; what fails is tried again by a later run.
 *
 * @returns how many went out.
 */
export async function mailUnmailed({ database, mailer, reportFailure, signal }: Mailing): Promise<number> {
  const claimed = v.parse(CLAIMED, await database.call('claim_unmailed', { p_limit: MOST_IN_A_RUN }));
  let mailed = 0;
  for (const lead of claimed) {
    if (signal.aborted) break;
    try {
      await mailer.send(lead, signal);
      mailed += 1;
      await database.call('lead_mailed', { p_reference: lead.reference });
    } catch (error) {
      reportFailure(error);
    }
  }
  return mailed;
}

/**
 * `lead-mail`: `{ send: true }` mails the requests that wait for a mail; anything else only asks. Answers
 * `{ mailed, waiting, oldestSeconds, hasKey }`: how many went out now and how many wait; `hasKey` false says that nobody but the
 * office will see to them. Nothing about a person. Called by the database every hour; a GET says the same of what waits.
 */
export function leadMailHandler({ database, mailer, ...ports }: LeadMailPorts): Handler {
  const { probe } = ports;
  const waitingLeads = async () => v.parse(WAITING, await database.call('unmailed_leads', {}));
  return endpoint({
    ...ports,
    ...(probe !== undefined && {
      probe: async () => ({ ...(await probe()), ...(await waitingLeads()), hasKey: mailer !== null }),
    }),
    name: 'lead-mail',
    bodyLimitBytes: 1_024,
    timeoutMs: 60_000,
    budget: RUNS_PER_VISITOR,
    run: async (body, { signal }) => {
      const { reportFailure } = ports;
      const mailed =
        mailer !== null && body['send'] === true
          ? await mailUnmailed({ database, mailer, reportFailure, signal })
          : 0;
      return { ok: true, body: { mailed, ...(await waitingLeads()), hasKey: mailer !== null } };
    },
  });
}

type Options = {
  /** The school's mailbox. */
  recipient: string;
  timeoutMs?: number;
  /** EmailJS takes one mail a second. */
  pauseMs?: number;
  fetch?: typeof fetch;
};

/** The mail service as a server reaches it: the private key goes along, which no page must ever hold. */
export function emailJsMailer(
  { origin, publicKey, privateKey, serviceId, templateIds }: MailSettings,
  { recipient, timeoutMs = 10_000, pauseMs = 1_100, fetch: post = fetch }: Options,
): Mailer {
  return {
    send: async (lead, signal) => {
      const response = await post(`${origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          user_id: publicKey,
          accessToken: privateKey,
          service_id: serviceId,
          template_id: templateIds[lead.kind],
          template_params: receivedLeadParams(lead, recipient),
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`mail: ${lead.reference} answered ${response.status}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    },
  };
}
