import type { TokenError, TokenResult, TokenSigner } from './token-signer';

/** How long a parent waits for a token before we say that it failed. */
export const SIGN_TIMEOUT_MS = 10_000;

const failure = (code: string, message: string): TokenResult => ({ ok: false, error: { code, message } });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads `{ token }` or `{ error: { code, message } }`; anything else is an answer that nobody understands. */
function readAnswer(body: unknown, status: number): TokenResult {
  if (isObject(body) && typeof body.token === 'string' && body.token !== '') {
    return { ok: true, value: { token: body.token } };
  }
  const error: Partial<Record<keyof TokenError, unknown>> =
    isObject(body) && isObject(body.error) ? body.error : {};
  return failure(
    typeof error.code === 'string' ? error.code : 'unreadable-answer',
    typeof error.message === 'string' ? error.message : `expected a token, got status ${status}`,
  );
}

/** Lets the function `camp-token` price and sign: the secret never reaches the browser (D-15). */
export function serverTokenSigner(functionsUrl: string, timeoutMs: number = SIGN_TIMEOUT_MS): TokenSigner {
  return {
    sign: async (request) => {
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), timeoutMs);
      try {
        const response = await fetch(`${functionsUrl}/camp-token`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(request),
          signal: abort.signal,
        });
        return readAnswer(await response.json(), response.status);
      } catch {
        return abort.signal.aborted
          ? failure('too-slow', `expected an answer within ${timeoutMs} ms`)
          : failure('unreachable', 'expected camp-token to answer with JSON');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
