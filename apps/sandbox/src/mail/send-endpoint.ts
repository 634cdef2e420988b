import { CORS_HEADERS, preflight, readJsonBody } from '@kidcode/functions';

import type { SandboxDatabase } from '../database/with-roles';
import { readMail } from './read-mail';
import { storeMail } from './store-mail';

/** The real service takes 50 kB of parameters. */
const BODY_LIMIT_BYTES = 50_000;

/** An answer as the e-mail service gives it: a line of text that the browser's library hands on. */
export function mailAnswer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...CORS_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** `POST /api/v1.0/email/send`: takes what @emailjs/browser sends, and keeps it instead of sending it on. */
export async function sendEndpoint(request: Request, database: SandboxDatabase): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return mailAnswer(405, 'Use POST.');
  const body = await readJsonBody(request, BODY_LIMIT_BYTES);
  if (!body.ok) return mailAnswer(body.error.status, body.error.message);
  const mail = readMail(body.value);
  if (!mail.ok) return mailAnswer(mail.error.status, mail.error.message);
  const outcome = await storeMail(database, mail.value);
  return outcome === 'other-content'
    ? mailAnswer(409, 'Another e-mail has this reference already.')
    : mailAnswer(200, 'OK');
}
