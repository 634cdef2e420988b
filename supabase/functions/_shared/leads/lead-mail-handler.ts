import { isLeadId, LEAD_KINDS, type ReceivedLead, receivedLeadParams } from '@kidcode/leads';
import * as v from 'valibot';

import type { Database } from '../database/database.ts';
import type { MailSettings } from '../host/read-settings.ts';
import { endpoint, type EndpointPorts, type Handler, type RateLimit } from '../http/endpoint.ts';

/** Mails a request to the school. Rejects when the mail service does not take it. */
export type Mailer = { send: (lead: ReceivedLead, signal: AbortSignal) => Promise<void> };

export type LeadMailPorts = EndpointPorts & {
  database: Database;
  /** Null: the school has given its functions no key of the mail service. */
  mailer: Mailer | null;
  perVisitor?: RateLimit;
};

/** The hourly job asks once, the doctor now and then. */
const PER_VISITOR: RateLimit = { limit: 20, windowSeconds: 3_600 };

/** So many in one run: a mail takes a second, and the run a minute at most. */
const MOST_IN_A_RUN = 20;

const CLAIMED = v.array(
  v.object({
    reference: v.custom<ReceivedLead['reference']>(isLeadId),
    kind: v.picklist(LEAD_KINDS),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    subject: v.string(),
    message: v.string(),
    branch: v.string(),
    receivedAt: v.string(),
    consent: v.nullable(v.object({ version: v.string(), channel: v.string(), at: v.string() })),
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
    perVisitor: ports.perVisitor ?? PER_VISITOR,
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
