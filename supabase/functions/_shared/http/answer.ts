/** What a function found out, before it becomes a response. */
export type Answer =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; status: number; code: string; message: string; retryAfterSeconds?: number };

/** Refuses a request: a code for programs, one sentence for people. */
export function refuse(status: number, code: string, message: string): Answer {
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
