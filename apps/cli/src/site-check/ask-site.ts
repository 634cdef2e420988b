import { readAnswer } from '../read-answer';
import type { SiteAnswer } from './compare-answer';

export type AskResult =
  | { readonly ok: true; readonly value: SiteAnswer }
  | { readonly ok: false; readonly error: { readonly code: 'unreachable'; readonly message: string } };

const TIMEOUT_MS = 10_000;
const LARGEST_PAGE_BYTES = 10_000_000;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Why a request failed: the time limit, else the system's code, such as ECONNREFUSED, where it gives one. */
function reasonOf(failure: unknown, timeoutMs: number): string {
  if (field(failure, 'name') === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const cause = field(failure, 'cause') ?? failure;
  const told = [field(cause, 'code'), field(cause, 'message')];
  return told.find((text) => typeof text === 'string' && text !== '')?.toString() ?? String(failure);
}

/** Asks for one address and follows no redirect. @param timeoutMs for the whole answer. */
export async function askSite(url: string, timeoutMs = TIMEOUT_MS): Promise<AskResult> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const body = await readAnswer(response, LARGEST_PAGE_BYTES);
    return { ok: true, value: { status: response.status, location: response.headers.get('location'), body } };
  } catch (failure) {
    return { ok: false, error: { code: 'unreachable', message: reasonOf(failure, timeoutMs) } };
  }
}

type AskOne = (url: string) => Promise<AskResult>;

const MOVED = [301, 302, 307, 308];

/**
 * Asks as `ask` does, but past the slash that some static hosts add to an address: what counts is the page behind it. Any
 * other redirect is an answer.
 *
 * @returns `slashes`: how often that was so.
 */
export function askPastSlash(ask: AskOne): { readonly ask: AskOne; readonly slashes: () => number } {
  let slashes = 0;
  return {
    slashes: () => slashes,
    ask: async (url) => {
      const answer = await ask(url);
      if (!answer.ok || !MOVED.includes(answer.value.status)) return answer;
      if (new URL(answer.value.location ?? '', url).href !== `${url}/`) return answer;
      slashes += 1;
      return ask(`${url}/`);
    },
  };
}
