import type { Mailer } from '@kidcode/functions';
import { receivedLeadParams } from '@kidcode/leads';

import type { SandboxDatabase } from '../database/with-roles';
import { storeMail } from './store-mail';

/** The mail service as the functions reach it on a laptop: what they mail stands in the outbox, each request once. */
export const outboxMailer = (database: SandboxDatabase, recipient: string): Mailer => ({
  send: async (lead) => {
    const params = receivedLeadParams(lead, recipient);
    // Other content under the same reference: the page has mailed it, and the note of that was lost.
    await storeMail(database, { templateId: lead.kind, params });
  },
});
