export type JsonObject = Readonly<Record<string, unknown>>;

/** Why a body cannot be used. */
export type BodyError = { status: number; code: 'not-json' | 'too-large'; message: string };

type Read = { ok: true; value: JsonObject } | { ok: false; error: BodyError };

/** Whether a value is a JSON object: neither a list nor null. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The bytes of a body while they arrive; null when there are more than `largest`: the rest is not fetched. */
async function bytesUpTo(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  largest: number,
): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > largest) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const NOT_JSON: Read = {
  ok: false,
  error: { status: 400, code: 'not-json', message: 'The body must be a JSON object.' },
};

/**
 * Reads a JSON object and stops at the limit, whatever length the sender announced.
 *
 * @param limitBytes largest body that is read.
 * @returns the object, or the status and the words of the refusal.
 */
export async function readJsonBody({ headers, body }: Request, limitBytes: number): Promise<Read> {
  const isAnnounced = Number(headers.get('Content-Length') ?? 0) > limitBytes;
  const bytes = isAnnounced ? null : await bytesUpTo(body, limitBytes);
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

/**
 * Reads an answer's text while it arrives, and no further than the limit: what is too large never stands in memory.
 *
 * @param largest in bytes.
 * @returns the whole text.
 * @throws Error when the answer is larger; the rest is not fetched.
 */
export async function readLimited({ body }: Response, largest: number): Promise<string> {
  const bytes = await bytesUpTo(body, largest);
  if (bytes === null) throw new Error(`larger than ${largest} bytes`);
  return new TextDecoder().decode(bytes);
}
