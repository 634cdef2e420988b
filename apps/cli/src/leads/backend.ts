import { keyProblem } from '@kidcode/school';
import * as v from 'valibot';

import { badInput } from '../outcome';
import { readAnswer } from '../read-answer';
import type { Surroundings } from '../surroundings';
import { freshSession, readBackendUrl } from './session';

/** The backend's answer to one call, or why there is none. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Calls an SQL function of the backend; an answer that does not fit the schema is none. */
export type Backend = <Value>(
  name: string,
  args: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, Value>,
) => Promise<Answer<Value>>;

/** Whoever asks: the address, what a gateway lets through, what row-level security reads, and what to do when it is refused. */
type Asker = {
  readonly url: string;
  readonly apikey: string;
  readonly bearer: string;
  readonly refused: string;
};

const TIMEOUT_MS = 15_000;

/** A page of the office's list whose every message is as long as it can be stays below. */
const LARGEST_ANSWER_BYTES = 50_000_000;

/** A job has the key of the service role in SUPABASE_SERVICE_ROLE_KEY; a person has signed in. A flag would show either to everybody who can list processes. */
async function readAsker(surroundings: Surroundings): Promise<Answer<Asker>> {
  const key = surroundings.env['SUPABASE_SERVICE_ROLE_KEY']?.trim() ?? '';
  if (key === '') {
    const session = await freshSession(surroundings);
    if (!session.ok) return session;
    const { url, anonKey, accessToken, email } = session.value;
    const refused = `expected an account with a role in the office; ${email} has none, or not for this`;
    return { ok: true, value: { url, apikey: anonKey, bearer: accessToken, refused } };
  }
  const url = readBackendUrl(surroundings.env);
  if (!url.ok) return url;
  // What is no header would be printed in the error of the call.
  const problem = keyProblem('SUPABASE_SERVICE_ROLE_KEY', key);
  if (problem !== null) return badInput(problem);
  const refused = 'expected the key of the service role in SUPABASE_SERVICE_ROLE_KEY; the backend refused it';
  return { ok: true, value: { url: url.value, apikey: key, bearer: key, refused } };
}

/** The backend, Supabase or anything that answers like it, as whoever asks: a person who has signed in, or a job with its key. */
export async function readBackend(surroundings: Surroundings): Promise<Answer<Backend>> {
  const asker = await readAsker(surroundings);
  if (!asker.ok) return asker;
  return {
    ok: true,
    value: async (name, args, schema) => {
      const answer = await call(`${asker.value.url}/rest/v1/rpc/${name}`, asker.value, args);
      if (!answer.ok) return answer;
      const read = v.safeParse(schema, answer.value);
      return read.success
        ? { ok: true, value: read.output }
        : badInput(`expected what ${name} answers from the backend; got something else`);
    },
  };
}

async function call(url: string, { apikey, bearer, refused }: Asker, args: object): Promise<Answer<unknown>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { apikey, Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([401, 403].includes(response.status)) return badInput(refused);
    if (!response.ok) return badInput(`expected an answer of ${url}; got status ${response.status}`);
    return { ok: true, value: JSON.parse(await readAnswer(response, LARGEST_ANSWER_BYTES)) as unknown };
  } catch (failure) {
    const reason =
      failure instanceof Error ? ((failure.cause as Error | undefined)?.message ?? failure.message) : '';
    return badInput(`expected an answer of ${url}; got none: ${reason}`);
  }
}
