import { isKnownPlace } from '@kidcode/booking';
import { RETENTION } from '@kidcode/current-school';
import { isLeadId, readStoredLead } from '@kidcode/leads';
import * as v from 'valibot';

import type { Database } from '../database/database.ts';
import {
  type Answer,
  endpoint,
  type EndpointPorts,
  type Handler,
  type RateLimit,
  refuse,
} from '../http/endpoint.ts';
import type { JsonObject } from '../http/read-body.ts';

export type LeadPorts = EndpointPorts & { database: Database; perVisitor?: RateLimit };

/** A lead takes two calls, and more while a connection comes and goes; a family behind one address stays far below. */
const PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 600 };

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
export function leadHandler({ database, ...ports }: LeadPorts): Handler {
  return endpoint({
    ...ports,
    name: 'lead',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    timeoutMs: 10_000,
    perVisitor: ports.perVisitor ?? PER_VISITOR,
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
