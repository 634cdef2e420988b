import { isRecord } from '@kidcode/school';

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a function found out, before it becomes a response. */
export type Answer = { ok: true; body: JsonObject } | Refusal;

export type Refusal = {
  ok: false;
  status: number;
  code: string;
  message: string;
  retryAfterSeconds?: number;
};

/** Refuses a request: a code for programs, one sentence for people. */
export function refuse(status: number, code: string, message: string): Refusal {
  return { ok: false, status, code, message };
}

/** The answer as JSON that nobody caches. */
export function toResponse(answer: Answer): Response {
  const headers = new Headers({
    ...CORS_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  if (answer.ok) return new Response(JSON.stringify(answer.body), { status: 200, headers });
  if (answer.retryAfterSeconds !== undefined) headers.set('Retry-After', String(answer.retryAfterSeconds));
  const body = { error: { code: answer.code, message: answer.message } };
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/**
 * Headers that let the site's pages read an answer. Every answer needs them, errors too: without them a refusal
 * looks like a dead network. Any origin may ask: nothing here depends on cookies.
 */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** Answer to a preflight; the headers are those that supabase-js sends. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** A budget of calls. */
export type RateLimit = { limit: number; windowSeconds: number };

/** Counts calls by key; the database does it in production, where functions keep nothing between calls. */
export type RateLimiter = {
  /** @returns whole seconds to wait when the budget of the key is used up, else 0. */
  take: (key: string, budget: RateLimit) => Promise<number>;
  /** Gives a call back that came to nothing; a host that counts nothing has none to give. */
  giveBack?: (key: string, budget: RateLimit) => Promise<unknown>;
};

/** Receives what went wrong inside; the caller is told nothing about it. */
export type ReportFailure = (error: unknown) => void;

/** @returns what work comes to, or a value in its place when it fails; the failure is reported. */
export const orElse = <Value>(
  work: Promise<Value>,
  value: Value,
  reportFailure: ReportFailure,
): Promise<Value> =>
  work.catch((error: unknown) => {
    reportFailure(error);
    return value;
  });

/** @returns what work comes to, or what `late` gives or throws, where it is not done after so many milliseconds. */
export function soon<Value>(work: Promise<Value>, ms: number, late: () => Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer));
}

/** Whoever is counted is not kept waiting for longer, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * The same counter, which refuses nobody when it fails or hangs: a parent must still be able to register, and an answer
 * that is known is given. What costs money asks the counter itself.
 */
export function refusingNobody(limiter: RateLimiter, reportFailure: ReportFailure): RateLimiter {
  const late = () => {
    throw new Error(`limits: the counter did not answer in ${PATIENCE_MS} ms`);
  };
  return {
    take: (key, budget) => orElse(soon(limiter.take(key, budget), PATIENCE_MS, late), 0, reportFailure),
  };
}

export type Handler = (request: Request) => Promise<Response>;

/** Finds out whether a function could do its work, without doing any: nothing is sent, stored or counted. */
export type Probe = (request?: Request) => Promise<JsonObject>;

/** What every function needs from its host. */
export type EndpointPorts = {
  limiter: RateLimiter;
  /** Tells visitors apart for the limits, without saying who they are; hosts know the address. */
  visitorOf: (request: Request) => string | Promise<string>;
  reportFailure: ReportFailure;
  /** What a function says of itself to a GET (`kidcode doctor`); without it a GET is refused. */
  probe?: Probe;
  /** A visitor's budget in the place of the function's own. */
  perVisitor?: RateLimit;
};

/** What a call's work gets beside its body. */
export type Context = {
  visitor: string;
  /** What `bearerOf` says of the request. */
  bearer: string;
  signal: AbortSignal;
  /** Refuses nobody when it is out of order. */
  limiter: RateLimiter;
};

export type Endpoint = EndpointPorts & {
  /** Name in the rate limits' keys. */
  name: string;
  bodyLimitBytes: number;
  /** The caller gets a 504 after this long; the signal tells the work to stop. */
  timeoutMs: number;
  /** Of one visitor, where the host sets no other. */
  budget: RateLimit;
  run: (body: JsonObject, context: Context) => Promise<Answer>;
};

/**
 * Makes a portable `Request → Response` handler: CORS, method, size, rate, time and failure are settled here. A GET is answered with
 * `{ name, ...probe }` before anything is counted or stored.
 */
export function endpoint(options: Endpoint): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    try {
      return toResponse(await inTime(request, options));
    } catch (error) {
      options.reportFailure(error);
      return toResponse(refuse(500, 'failed', 'Something went wrong here. Please try again.'));
    }
  };
}

function inTime(request: Request, options: Endpoint): Promise<Answer> {
  const abort = new AbortController();
  const work = handle(request, options, abort.signal);
  // After the deadline nobody waits for the work any more; its failure still has to be heard.
  work.catch((error: unknown) => {
    if (abort.signal.aborted) options.reportFailure(error);
  });
  return soon(work, options.timeoutMs, () => {
    abort.abort();
    return refuse(504, 'too-slow', 'This takes too long at the moment. Please try again.');
  });
}

async function handle(request: Request, options: Endpoint, signal: AbortSignal): Promise<Answer> {
  if (request.method === 'GET' && options.probe !== undefined) {
    return { ok: true, body: { name: options.name, ...(await options.probe(request)) } };
  }
  if (request.method !== 'POST') return refuse(405, 'wrong-method', 'Use POST.');
  const visitor = await options.visitorOf(request);
  const limiter = refusingNobody(options.limiter, options.reportFailure);
  const wait = await limiter.take(`${options.name}:${visitor}`, options.perVisitor ?? options.budget);
  if (wait > 0) return tooMany(wait);
  const body = await readJsonBody(request, options.bodyLimitBytes);
  if (!body.ok) return body;
  return options.run(body.value, { visitor, bearer: bearerOf(request), signal, limiter });
}

/** What a request's Authorization says after 'Bearer '; '' without one. It proves nothing by itself. */
export const bearerOf = (request: Request): string =>
  /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';

/** Refuses a call over the limit and says when to come back. */
export function tooMany(retryAfterSeconds: number): Answer {
  const message = 'Too many requests. Please wait a moment and try again.';
  return { ok: false, status: 429, code: 'too-many', message, retryAfterSeconds };
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

/**
 * Reads a JSON object and stops at the limit, whatever length the sender announced.
 *
 * @param limitBytes largest body that is read.
 * @returns the object, or the refusal.
 */
export async function readJsonBody(
  { headers, body }: Request,
  limitBytes: number,
): Promise<{ ok: true; value: JsonObject } | Refusal> {
  const isAnnounced = Number(headers.get('Content-Length') ?? 0) > limitBytes;
  const bytes = isAnnounced ? null : await bytesUpTo(body, limitBytes);
  if (bytes === null)
    return refuse(413, 'too-large', `The body must not be larger than ${limitBytes} bytes.`);
  const notJson = refuse(400, 'not-json', 'The body must be a JSON object.');
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? { ok: true, value } : notJson;
  } catch {
    return notJson;
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
