import { readAnswer } from '../read-answer';

/** An answer of the deployment; the names of headers are in small letters. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type How = {
  readonly method?: 'HEAD';
  /** Sent as JSON with POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the whole answer. */
  readonly timeoutMs?: number;
};

/** Asks the deployment; null when nobody answers in time. No redirect is followed. */
export type Ask = (url: string, how?: How) => Promise<Answer | null>;

const TIMEOUT_MS = 8_000;
/** More than any file of a site has; an answer without an end counts as none. */
const LARGEST_BYTES = 20_000_000;

/** After this long nothing is waited for any more, whatever is still open. */
const ALL_TOGETHER_MS = 25_000;

/** Asks over the network; all questions together take no longer than 25 seconds from now on. */
export function askOverNetwork(allTogetherMs = ALL_TOGETHER_MS): Ask {
  const end = performance.now() + allTogetherMs;
  return async (url, { method, body, headers, timeoutMs = TIMEOUT_MS } = {}) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const response = await fetch(url, {
        ...(method !== undefined && { method }),
        ...sent,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.max(0, Math.round(Math.min(timeoutMs, end - performance.now())))),
      });
      const text = await readAnswer(response, LARGEST_BYTES);
      return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
    } catch {
      return null;
    }
  };
}

/** What an answer was, for a sentence. */
export const statusOf = (answer: Answer | null): string =>
  answer === null ? 'no answer' : `status ${answer.status}`;

/** The fields of a JSON object, or none where an answer is something else. */
export function fieldsOf(answer: Answer | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(answer?.body ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
