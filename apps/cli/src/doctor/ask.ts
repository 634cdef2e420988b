import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';

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

/** How one part of a deployment is. A note is worth knowing and keeps nobody from going on. */
export type Check = {
  readonly id: string;
  readonly state: 'ok' | 'note' | 'failed';
  /** What was found; for a failure what was expected, and the file or setting that mends it. */
  readonly message: string;
};

export const fine = (id: string, message: string): Check => ({ id, state: 'ok', message });
export const note = (id: string, message: string): Check => ({ id, state: 'note', message });

/** @param mend a sentence that names the file, setting or command. */
export const failed = (id: string, message: string, mend: string): Check => ({
  id,
  state: 'failed',
  message: `${message}. ${mend}`,
});

/** A part of many things of a kind: fine, or failed with how many are wrong and the first of them. */
export function checkAll(
  id: string,
  wrong: readonly string[],
  { of, fine: praise, mend }: { readonly of: string; readonly fine: string; readonly mend: string },
): Check {
  const [first] = wrong;
  return first === undefined
    ? fine(id, praise)
    : failed(id, `${wrong.length} of ${of} are wrong; first: ${first}`, mend);
}

/** What a build says of itself in `deployment.json`. */
export type Deployment = {
  readonly pinnedToday: SiteDay | null;
  readonly timeZone: string;
  /** Public address that the pages name (`SITE_ORIGIN`). */
  readonly origin: string;
  readonly portalUrl: string;
  readonly functionsUrl: string;
  readonly mailUrl: string;
  /** Mark of the school's facts. */
  readonly school: string;
  /** Paths of all files beside the pages. */
  readonly files: readonly string[];
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns null when the answer is not what today's builds write. */
export function readDeployment(base: string, answer: Answer | null): Deployment | null {
  const { pinnedToday, timeZone, origin, portal, functionsUrl, emailOrigin, school, files } =
    fieldsOf(answer);
  if (answer?.status !== 200) return null;
  const texts = { timeZone, origin, portal, functionsUrl, emailOrigin, school };
  if (!Object.values(texts).every(isText) || !Array.isArray(files) || !files.every(isText)) return null;
  const onHost = (address: unknown) =>
    /^https?:/.test(String(address)) ? String(address) : base + String(address);
  const day = isText(pinnedToday) ? parseSiteDay(pinnedToday) : null;
  return {
    pinnedToday: day?.ok === true ? day.value : null,
    timeZone: String(timeZone),
    origin: String(origin),
    portalUrl: onHost(portal),
    functionsUrl: onHost(functionsUrl),
    mailUrl: onHost(emailOrigin),
    school: String(school),
    files,
  };
}

/** Whether others than this machine can reach an address. */
export function isPublic(base: string): boolean {
  const { hostname, protocol } = new URL(base);
  return protocol === 'https:' || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
