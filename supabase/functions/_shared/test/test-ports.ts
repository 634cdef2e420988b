import type { DatabasePorts } from '../host/hosted-function.ts';
import type { Handler } from '../http/endpoint.ts';

/** What is answered by name; an error is a failure. */
export type Answers = Readonly<Record<string, unknown>>;

const told = (value: unknown): Promise<unknown> =>
  value instanceof Error ? Promise.reject(value) : Promise.resolve(value);

/**
 * A host of a function, and what it was asked.
 *
 * @param answers what the database says to a call, by its name; a list of nothing to others.
 * @param waits how many seconds the counter says, by a key or the first word of one; 0 to others.
 */
export function testPorts(answers: Answers = {}, waits: Answers = {}) {
  const calls: [name: string, args: Answers][] = [];
  const taken: unknown[] = [];
  const givenBack: string[] = [];
  const failures: unknown[] = [];
  const ports: DatabasePorts = {
    database: {
      call: (name, args) => {
        calls.push([name, args]);
        return told(answers[name] ?? []);
      },
    },
    limiter: {
      take: (key, budget) => {
        taken.push([key, budget]);
        return told(waits[key] ?? waits[key.split(':')[0] ?? ''] ?? 0) as Promise<number>;
      },
      giveBack: (key) => Promise.resolve(givenBack.push(key)),
    },
    visitorOf: () => 'ann',
    reportFailure: (error) => failures.push(error),
  };
  return { ports, calls, taken, givenBack, failures };
}

/** A service that answers nothing until it is told to stop. */
export const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('stopped'));
    if (init?.signal?.aborted === true) stop();
    init?.signal?.addEventListener('abort', stop);
  });

/** As long as a key of the host's is at least. */
export const SERVICE_KEY = `sb_secret_${'k'.repeat(31)}`;

/** What a host is told where nothing is wrong. */
export const GOOD_SETTINGS: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'https://abc.supabase.example/',
  SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
  CAMP_TOKEN_SECRET: 'x'.repeat(32),
  SITE_ORIGIN: 'https://www.kidcode.example',
};

/** @returns what a function answers to a request, read as JSON. */
export async function answerOf(handler: Handler, init: RequestInit) {
  const response = await handler(new Request('http://localhost/functions/v1/any', init));
  return { status: response.status, body: (await response.json()) as object };
}

/** @returns the same for a body that is posted. */
export const posted = (handler: Handler, body: object, headers: HeadersInit = {}) =>
  answerOf(handler, { method: 'POST', headers, body: JSON.stringify(body) });
