import { TIME } from '@kidcode/current-school';
import type { Database, Mailer } from '@kidcode/functions';
import { receivedLeadParams } from '@kidcode/leads';
import * as v from 'valibot';

import type { SandboxDatabase } from '../database/with-roles';
import { html as markup } from 'hono/html';
import { facts, type Html, portalPage } from '../portal/portal-page';
import { storeMail } from './send-endpoint';

type Row = {
  id: number;
  lead_id: string | null;
  template_id: string;
  params: Readonly<Record<string, unknown>>;
  received_at: Date;
};

const MOST_SHOWN = 100;

const WHEN = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: TIME.zone,
});

/** `message_body` as words. */
const wordsOf = (name: string): string =>
  name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** `/outbox`: the e-mails that the sandbox received instead of sending them, the newest first. */
export async function outboxPage(database: SandboxDatabase): Promise<Response> {
  const rows = await database.asOwner<Row>(
    `select id, lead_id, template_id, params, received_at from sandbox.mail order by id desc limit ${MOST_SHOWN}`,
  );
  const counted = await database.asOwner<{ count: number }>(
    'select count(*)::int as count from sandbox.mail',
  );
  const count = counted[0]?.count ?? 0;
  return portalPage({
    title: 'Outbox',
    lead:
      count === 0
        ? 'No e-mail has arrived yet.'
        : `${count} ${count === 1 ? 'e-mail' : 'e-mails'} received, the newest first. None was sent on.`,
    content: markup`${rows.map(mailCard)}`,
  });
}

function mailCard(row: Row): Html {
  const params = Object.entries(row.params)
    .filter(([name]) => name !== 'lead_id')
    .map(([name, value]) => [wordsOf(name), String(value)] as const);
  const title = `mail-${row.id}`;
  return markup`<article class="card" aria-labelledby="${title}">
    <h2 id="${title}">${subjectOf(row)}</h2>
    <p>
      Received <time datetime="${row.received_at.toISOString()}">${WHEN.format(row.received_at)}</time>
    </p>
    ${facts([['Reference', row.lead_id ?? ''], ['Template', row.template_id], ...params])}
  </article>`;
}

function subjectOf({ params, template_id }: Row): string {
  const subject = params['request_type'] ?? params['subject'];
  return typeof subject === 'string' && subject !== '' ? subject : template_id;
}

const WAITING = v.object({ waiting: v.number() });

/**
 * How many requests were stored a quarter of an hour ago and are not mailed yet, for the health page; nothing while the
 * database cannot say.
 */
export async function mailHealth(
  database: Database,
  isReady: boolean,
): Promise<{ requestsWithoutMail?: string }> {
  if (!isReady) return {};
  const answer = v.safeParse(WAITING, await database.call('unmailed_leads', {}).catch(() => null));
  return answer.success ? { requestsWithoutMail: String(answer.output.waiting) } : {};
}

/** The mail service as the functions reach it on a laptop: what they mail stands in the outbox, each request once. */
export const outboxMailer = (database: SandboxDatabase, recipient: string): Mailer => ({
  send: async (lead) => {
    const params = receivedLeadParams(lead, recipient);
    // Other content under the same reference: the page has mailed it, and the note of that was lost.
    await storeMail(database, { templateId: lead.kind, params });
  },
});
