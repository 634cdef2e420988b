import type { SiteAnswer } from './compare-answer';

export type AskResult =
  | { readonly ok: true; readonly value: SiteAnswer }
  | { readonly ok: false; readonly error: { readonly code: 'unreachable'; readonly message: string } };

const TIMEOUT_MS = 10_000;

/** The system's code of a failed connection, such as ECONNREFUSED, where it gives one. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  const { cause } = failure;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return 'code' in failure ? String(failure.code) : failure.message;
}

/** Asks for one address and follows no redirect. @param timeoutMs for the whole answer. */
export async function askSite(url: string, timeoutMs = TIMEOUT_MS): Promise<AskResult> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const body = await response.text();
    return { ok: true, value: { status: response.status, location: response.headers.get('location'), body } };
  } catch (failure) {
    return { ok: false, error: { code: 'unreachable', message: reasonOf(failure) } };
  }
}
