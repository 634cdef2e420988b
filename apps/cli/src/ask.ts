import { badInput, type Read } from './outcome';

/** An answer over the network; the names of headers are in small letters. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type How = {
  readonly method?: 'HEAD' | 'POST';
  /** Sent as JSON with POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** No redirect is followed without it. */
  readonly redirect?: 'follow';
  /** For the whole answer. */
  readonly timeoutMs?: number;
  /** An answer that is larger counts as none. */
  readonly largestBytes?: number;
};

const TIMEOUT_MS = 10_000;
/** More than any file of a site has. */
const LARGEST_BYTES = 20_000_000;

/**
 * The text of an answer, read while it arrives and no further than a limit: what is too large never stands in memory.
 *
 * @throws Error when the answer is larger; the rest is not fetched.
 */
async function readAnswer(response: Response, largestBytes: number): Promise<string> {
  if (response.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body as ReadableStream<Uint8Array>) {
    size += part.byteLength;
    if (size > largestBytes) throw new Error(`the answer is larger than ${largestBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Why a request failed: the time limit, else the system's code, such as ECONNREFUSED, where it gives one. */
function reasonOf(failure: unknown, timeoutMs: number): string {
  if (field(failure, 'name') === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const cause = field(failure, 'cause') ?? failure;
  const told = [field(cause, 'code'), field(cause, 'message')];
  return told.find((text) => typeof text === 'string' && text !== '')?.toString() ?? String(failure);
}

/** Asks for one address; where there is no answer in time, says in a few words why. */
export async function ask(
  url: string,
  { body, headers, timeoutMs = TIMEOUT_MS, largestBytes = LARGEST_BYTES, ...how }: How = {},
): Promise<Read<Answer>> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      ...how,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readAnswer(response, largestBytes);
    const answer = { status: response.status, headers: Object.fromEntries(response.headers), body: text };
    return { ok: true, value: answer };
  } catch (failure) {
    return badInput(reasonOf(failure, timeoutMs));
  }
}

/** An answer's JSON; what is none is undefined. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
