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
