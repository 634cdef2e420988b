import { storedLeadOf, type Lead, type LeadId } from '@kidcode/leads';

import { callFunction } from '../api/invoke-function';
import { supabaseClient } from '../api/supabase-client';

/** Milliseconds. The first is within what an attempt may take; nobody waits for the second. */
const STORE_TIMEOUT_MS = 15_000;
const NOTE_TIMEOUT_MS = 5_000;

/** Fetches the backend's client ahead of need, so that a connection lost later does not matter. */
export const loadBackend = supabaseClient;

/** Calls the function `lead`. */
async function callLead(id: LeadId, body: object, timeoutMs: number): Promise<{ readonly mailed: boolean }> {
  const { data, error } = await callFunction({ name: 'lead', body: { ...body }, timeoutMs });
  if (error !== undefined) throw Object.assign(new Error('not stored'), { status: error.status });
  const answer = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  // A network that asks to log in first also answers with status 200.
  if (answer['reference'] !== id) throw new Error('not the answer of the function');
  return { mailed: answer['mailed'] === true };
}

/**
 * Has the school keep a lead, once for its reference.
 *
 * @returns whether its mail has gone out before.
 * @throws what the function answered, with its `status`; or an error without one when it cannot be reached.
 */
export const storeLead = (lead: Lead): Promise<{ readonly mailed: boolean }> =>
  callLead(lead.id, storedLeadOf(lead), STORE_TIMEOUT_MS);

/** Tells the school that the mail of a lead has gone out, so that no other tab sends it again. */
export const noteMailed = (id: LeadId): Promise<unknown> =>
  callLead(id, { reference: id, mailed: true }, NOTE_TIMEOUT_MS);
