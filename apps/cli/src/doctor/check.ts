import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';
import * as v from 'valibot';

import { ask, jsonOf, type Answer, type How } from '../ask';

/** Asks the deployment; null when nobody answers in time. No redirect is followed. */
export type Ask = (url: string, how?: How) => Promise<Answer | null>;

const TIMEOUT_MS = 8_000;

/** After this long nothing is waited for any more, whatever is still open. */
const ALL_TOGETHER_MS = 25_000;

/** Asks over the network; all questions together take no longer than 25 seconds from now on, and none is asked after that. */
export function askOverNetwork(allTogetherMs = ALL_TOGETHER_MS): Ask {
  const end = performance.now() + allTogetherMs;
  return async (url, how = {}) => {
    const left = Math.floor(Math.min(how.timeoutMs ?? TIMEOUT_MS, end - performance.now()));
    if (left <= 0) return null;
    const answer = await ask(url, { ...how, timeoutMs: left });
    return answer.ok ? answer.value : null;
  };
}

/** What an answer was, for a sentence. */
export const statusOf = (answer: Answer | null): string =>
  answer === null ? 'no answer' : `status ${answer.status}`;

/** The JSON of an answer; null where it does not fit. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer | null,
): v.InferOutput<Schema> | null {
  const told = v.safeParse(schema, jsonOf(answer?.body ?? ''));
  return told.success ? told.output : null;
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

/** What mends most faults of a host. */
export const PUBLISH = 'Publish the whole folder apps/web/dist/client';
export const HEADERS_FILE = 'Have the host send what _headers (or nginx.conf) of apps/web/dist/client says';

/** @param mend a sentence that names the file, setting or command. */
export const failed = (id: string, message: string, mend: string): Check => ({
  id,
  state: 'failed',
  message: `${message}. ${mend}`,
});

/**
 * A part that is fine where nothing is wrong with it.
 *
 * @param right what is told then.
 * @param mend what is told with the fault, as of `failed`.
 */
export const check = (id: string, fault: string | null, right: string, mend: string): Check =>
  fault === null ? fine(id, right) : failed(id, fault, mend);

/** How many are wrong and the first of them; null where none is. @param of what they are some of: '12 files'. */
export const faultOfAll = (wrong: readonly string[], of: string): string | null =>
  wrong[0] === undefined ? null : `${wrong.length} of ${of} are wrong; first: ${wrong[0]}`;

/** Looks at many things of a kind, each with its name, for one fault after the other, as of `check`. */
export const checkEach =
  <Thing>(things: Iterable<readonly [name: string, thing: Thing]>, of: string) =>
  (id: string, find: (thing: Thing, name: string) => string | null, right: string, mend: string): Check => {
    const wrong = [...things].flatMap(([name, thing]) => {
      const fault = find(thing, name);
      return fault === null ? [] : [`${name}: ${fault}`];
    });
    return check(id, faultOfAll(wrong, of), right, mend);
  };

const DAY = v.custom<SiteDay>((value) => typeof value === 'string' && parseSiteDay(value).ok);

/** What a build says of itself in `deployment.json`. @param base what its own paths stand behind. */
export function deploymentOf(base: string) {
  const address = v.pipe(
    v.string(),
    v.transform((text) => (/^https?:/.test(text) ? text : base + text)),
  );
  return v.object({
    pinnedToday: v.fallback(v.nullable(DAY), null),
    timeZone: v.string(),
    /** Public address that the pages name (`SITE_ORIGIN`). */
    origin: v.string(),
    portal: address,
    functionsUrl: address,
    emailOrigin: address,
    /** The backend and its public key, with which every visitor may ask. */
    backend: address,
    backendKey: v.string(),
    /** Mark of the school's facts. */
    school: v.string(),
    /** Paths of all files beside the pages. */
    files: v.array(v.string()),
  });
}

export type Deployment = v.InferOutput<ReturnType<typeof deploymentOf>>;

/** Why somebody refuses. */
export const REFUSAL = v.object({ error: v.object({ message: v.string() }) });

/** Whether others than this machine can reach an address. */
export function isPublic(base: string): boolean {
  const { hostname, protocol } = new URL(base);
  return protocol === 'https:' || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
