import type { Lead, LeadId } from '@kidcode/leads';

import { siteConfig } from '../../shared/site-config';
import { LEAD_INTERNAL_ERRORS } from './lead-words';
import { postMail, type Mail } from './post-mail';
import { noteMailed, storeLead } from './store-lead';

/** What became of one attempt. `refused`: the receiver will never take it as it is. */
export type SendOutcome = 'sent' | 'failed' | 'refused';

/** Storing and mailing together: the e-mail library knows no timeout. After this long the attempt counts as failed. Milliseconds. */
export const SEND_TIMEOUT_MS = 20_000;

/** Statuses with which the school refuses the content itself. */
const REFUSALS: readonly unknown[] = [400, 409, 413, 422];

/** Statuses of a mail service that may take the same mail a little later. */
const PASSING: readonly unknown[] = [408, 425, 429];

/** The mail of a lead: what leads wrote, its id, and what the parent agreed to. */
export function mailOf({ id, kind, params, consent }: Lead): Mail {
  return {
    templateId: siteConfig.email.templateIds[kind],
    params: {
      ...params,
      lead_id: id,
      ...(consent && {
        consent_version: consent.wordingVersion,
        consent_channel: consent.channel,
        consent_at: consent.at,
      }),
    },
  };
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

/** The two steps of a lead, and the note that the second is done. */
export interface LeadSteps {
  readonly store: (lead: Lead) => Promise<{ readonly mailed: boolean }>;
  readonly post: (mail: Mail) => Promise<unknown>;
  readonly note: (id: LeadId) => Promise<unknown>;
}

const STEPS: LeadSteps = { store: storeLead, post: postMail, note: noteMailed };

/** Whether the mail service will not take this mail later either: a wrong key, a template that it does not know. */
const isRefusedMail = (status: unknown): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status);

/** @returns whether a mail went out now. What is stored has arrived, also where the mail service refuses its mail for good. */
async function storeAndMail(lead: Lead, { store, post }: LeadSteps): Promise<boolean> {
  if ((await store(lead)).mailed) return false;
  try {
    await post(mailOf(lead));
    return true;
  } catch (error) {
    if (!isRefusedMail(statusOf(error))) throw error;
    console.info(LEAD_INTERNAL_ERRORS[lead.kind]);
    return false;
  }
}

/**
 * Sends one lead once: the school stores it, then it is mailed, unless that has happened before. Never rejects; an attempt
 * that fails at either step is repeated as a whole, and does no harm twice. `refused`: nothing was stored.
 */
export async function sendLead(lead: Lead, steps: LeadSteps = STEPS): Promise<SendOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), SEND_TIMEOUT_MS);
  });
  try {
    const hasMailed = await Promise.race([storeAndMail(lead, steps), late]);
    clearTimeout(timer);
    // Without the note the office's list misses a mark, and nothing else.
    if (hasMailed) await steps.note(lead.id).catch(() => undefined);
    return 'sent';
  } catch (error) {
    console.info(LEAD_INTERNAL_ERRORS[lead.kind]);
    return REFUSALS.includes(statusOf(error)) ? 'refused' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
