import type { Lead } from '@kidcode/leads';

import { siteConfig } from '../../shared/site-config';
import { LEAD_INTERNAL_ERRORS } from './lead-words';
import { postMail, type Mail } from './post-mail';

/** What became of one attempt. `refused`: the receiver will never take it as it is. */
export type SendOutcome = 'sent' | 'failed' | 'refused';

/** The e-mail library knows no timeout; after this long the attempt counts as failed. Milliseconds. */
export const SEND_TIMEOUT_MS = 20_000;

/** Statuses with which the receiver refuses the content itself. */
const REFUSALS: readonly number[] = [400, 413, 422];

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

/** Sends one lead once. Never rejects. */
export async function sendLead(
  lead: Lead,
  post: (mail: Mail) => Promise<unknown> = postMail,
): Promise<SendOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), SEND_TIMEOUT_MS);
  });
  try {
    await Promise.race([post(mailOf(lead)), late]);
    return 'sent';
  } catch (error) {
    console.info(LEAD_INTERNAL_ERRORS[lead.kind]);
    return REFUSALS.some((status) => status === statusOf(error)) ? 'refused' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
