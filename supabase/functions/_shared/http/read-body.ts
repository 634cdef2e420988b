import { isRecord } from '../json.ts';

/** Why a body cannot be used. */
export type BodyError = { status: number; code: 'not-json' | 'too-large'; message: string };

export type JsonObject = Readonly<Record<string, unknown>>;

type Read = { ok: true; value: JsonObject } | { ok: false; error: BodyError };

const NOT_JSON: Read = {
  ok: false,
  error: { status: 400, code: 'not-json', message: 'The body must be a JSON object.' },
};

/**
 * Reads a JSON object and stops at the limit, whatever length the sender announced.
 *
 * @param limitBytes largest body that is read.
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<Read> {
  const bytes = await readUpTo(request, limitBytes);
  if (bytes === null) {
    const message = `The body must not be larger than ${limitBytes} bytes.`;
    return { ok: false, error: { status: 413, code: 'too-large', message } };
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? { ok: true, value } : NOT_JSON;
  } catch {
    return NOT_JSON;
  }
}

async function readUpTo(request: Request, limitBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) return null;
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limitBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
