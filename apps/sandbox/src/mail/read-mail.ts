import { isRecord } from '@kidcode/functions';

/** An e-mail as the service's interface takes it (facts: EmailJS 4). */
export type Mail = {
  templateId: string;
  /** Texts by name, in the order they came. */
  params: Readonly<Record<string, string>>;
};

type Read = { ok: true; value: Mail } | { ok: false; error: { status: number; message: string } };

const MOST_PARAMS = 60;
const LONGEST_PARAM = 6_000;
const LONGEST_ID = 100;

/** Reads the body of `POST /api/v1.0/email/send`. Says what the real service says when something is missing. */
export function readMail(body: Readonly<Record<string, unknown>>): Read {
  const { user_id: userId, service_id: serviceId, template_id: templateId, template_params: given } = body;
  if (!isId(userId)) return wrong(400, 'The Public Key is required.');
  if (!isId(serviceId)) return wrong(400, 'The service ID is required.');
  if (!isId(templateId)) return wrong(400, 'The template ID is required.');
  if (!isRecord(given)) return wrong(400, 'The template parameters must be an object.');

  const entries = Object.entries(given);
  if (entries.length > MOST_PARAMS)
    return wrong(413, `At most ${MOST_PARAMS} template parameters are accepted.`);
  const params: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (name.length > LONGEST_ID || !isPlain(value))
      return wrong(400, 'Template parameters must be plain values.');
    const text = storable(String(value));
    if (text.length > LONGEST_PARAM)
      return wrong(413, `A template parameter is longer than ${LONGEST_PARAM} characters.`);
    params[storable(name)] = text;
  }
  return { ok: true, value: { templateId, params } };
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

function wrong(status: number, message: string): Read {
  return { ok: false, error: { status, message } };
}
