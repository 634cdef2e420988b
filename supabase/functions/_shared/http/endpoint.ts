import { type Answer, preflight, refuse, toResponse } from './answer.ts';
import { type RateLimit, type RateLimiter, refusingNobody } from './rate-limiter.ts';
import { type JsonObject, readJsonBody } from './read-body.ts';

export type Handler = (request: Request) => Promise<Response>;

/** Finds out whether a function could do its work, without doing any: nothing is sent, stored or counted. */
export type Probe = () => Promise<JsonObject>;

/** What every function needs from its host. */
export type EndpointPorts = {
  limiter: RateLimiter;
  /** Tells visitors apart for the limits, without saying who they are; hosts know the address. */
  visitorOf: (request: Request) => string | Promise<string>;
  /** Receives what went wrong inside; the caller is told nothing about it. */
  reportFailure: (error: unknown) => void;
  /** What a function says of itself to a GET (`kidcode doctor`); without it a GET is refused. */
  probe?: Probe;
};

/** What a call's work gets beside its body. */
export type Context = {
  visitor: string;
  /** What the request's Authorization says after 'Bearer '; '' without one. It proves nothing by itself. */
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
  perVisitor: RateLimit;
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

async function inTime(request: Request, options: Endpoint): Promise<Answer> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      resolve(refuse(504, 'too-slow', 'This takes too long at the moment. Please try again.'));
    }, options.timeoutMs);
  });
  const work = handle(request, options, abort.signal);
  // After the deadline nobody waits for the work any more; its failure still has to be heard.
  work.catch((error: unknown) => {
    if (abort.signal.aborted) options.reportFailure(error);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function handle(request: Request, options: Endpoint, signal: AbortSignal): Promise<Answer> {
  if (request.method === 'GET' && options.probe !== undefined) {
    return { ok: true, body: { name: options.name, ...(await options.probe()) } };
  }
  if (request.method !== 'POST') return refuse(405, 'wrong-method', 'Use POST.');
  const visitor = await options.visitorOf(request);
  const limiter = refusingNobody(options.limiter, options.reportFailure);
  const wait = await limiter.take(`${options.name}:${visitor}`, options.perVisitor);
  if (wait > 0) return tooMany(wait);
  const body = await readJsonBody(request, options.bodyLimitBytes);
  if (!body.ok) return refuse(body.error.status, body.error.code, body.error.message);
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  return options.run(body.value, { visitor, bearer, signal, limiter });
}

/** Refuses a call over the limit and says when to come back. */
export function tooMany(retryAfterSeconds: number): Answer {
  const message = 'Too many requests. Please wait a moment and try again.';
  return { ok: false, status: 429, code: 'too-many', message, retryAfterSeconds };
}
