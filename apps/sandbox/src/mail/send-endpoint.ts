import { CORS_HEADERS, preflight, readJsonBody } from '@kidcode/functions';
import { isLeadId } from '@kidcode/leads';
import { isRecord } from '@kidcode/school';

import type { SandboxDatabase } from '../database/with-roles';

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
  if (!body.ok) return mailAnswer(body.status, body.message);
  const mail = readMail(body.value);
  if (mail instanceof Response) return mail;
  return (await storeMail(database, mail))
    ? mailAnswer(200, 'OK')
    : mailAnswer(409, 'Another e-mail has this reference already.');
}

/** An e-mail as the service's interface takes it (facts: EmailJS 4). */
type Mail = {
  templateId: string;
  /** Texts by name, in the order they came. */
  params: Readonly<Record<string, string>>;
};

const MOST_PARAMS = 60;
const LONGEST_PARAM = 6_000;
const LONGEST_ID = 100;

/** Reads the body of `POST /api/v1.0/email/send`. @returns the mail, or what the real service says when something is missing. */
function readMail(body: Readonly<Record<string, unknown>>): Mail | Response {
  const { user_id: userId, service_id: serviceId, template_id: templateId, template_params: given } = body;
  if (!isId(userId)) return mailAnswer(400, 'The Public Key is required.');
  if (!isId(serviceId)) return mailAnswer(400, 'The service ID is required.');
  if (!isId(templateId)) return mailAnswer(400, 'The template ID is required.');
  if (!isRecord(given)) return mailAnswer(400, 'The template parameters must be an object.');

  const entries = Object.entries(given);
  if (entries.length > MOST_PARAMS)
    return mailAnswer(413, `At most ${MOST_PARAMS} template parameters are accepted.`);
  const params: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (name.length > LONGEST_ID || !isPlain(value))
      return mailAnswer(400, 'Template parameters must be plain values.');
    const text = storable(String(value));
    if (text.length > LONGEST_PARAM)
      return mailAnswer(413, `A template parameter is longer than ${LONGEST_PARAM} characters.`);
    params[storable(name)] = text;
  }
  return { templateId, params };
}

/** A database stores any text but null characters and halves of characters. */
function storable(text: string): string {
  return text.replace(/\0|\p{Cs}/gu, '');
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_ID;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

const INSERT_MAIL = `insert into sandbox.mail (lead_id, template_id, params) values ($1, $2, $3)
  on conflict (lead_id) do nothing returning id`;
const SAME_MAIL = 'select id from sandbox.mail where lead_id = $1 and params = $2::jsonb';

/**
 * Keeps an e-mail instead of sending it on; one that names a lead once: whoever sends the same again hears that it
 * arrived, other content under the same reference is refused. The lead itself is stored by the function `lead`.
 *
 * @returns whether it is kept, now or from before.
 */
export async function storeMail(database: SandboxDatabase, { templateId, params }: Mail): Promise<boolean> {
  const id: unknown = params['lead_id'];
  const reference = isLeadId(id) ? id : null;
  const content = JSON.stringify(params);
  const rows = await database.asOwner(INSERT_MAIL, [reference, templateId, content]);
  if (rows.length > 0) return true;
  const same = await database.asOwner(SAME_MAIL, [reference, content]);
  return same.length > 0;
}
