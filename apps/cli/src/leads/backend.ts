import { keyProblem } from '@kidcode/school';
import * as v from 'valibot';

import { badInput } from '../outcome';
import { readAnswer } from '../read-answer';
import type { Surroundings } from '../surroundings';

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

const TIMEOUT_MS = 15_000;
const SANDBOX = 'http://127.0.0.1:4310';

/** A page of the office's list whose every message is as long as it can be stays below. */
const LARGEST_ANSWER_BYTES = 50_000_000;

/**
 * The backend that the environment names, Supabase or anything that answers like it: SUPABASE_URL, and in
 * SUPABASE_SERVICE_ROLE_KEY the key, which a flag would show to everybody who can list processes.
 */
export function readBackend({
  env,
}: Surroundings): { readonly ok: true; readonly value: Backend } | ReturnType<typeof badInput> {
  const url = env['SUPABASE_URL']?.trim().replace(/\/+$/, '') ?? '';
  const key = env['SUPABASE_SERVICE_ROLE_KEY']?.trim() ?? '';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    return badInput(`expected the backend's address in SUPABASE_URL, such as ${SANDBOX} for the sandbox`);
  }
  if (key === '') {
    return badInput('expected a key in SUPABASE_SERVICE_ROLE_KEY; npm start prints that of the sandbox');
  }
  // What is no header would be printed in the error of the call.
  const problem = keyProblem('SUPABASE_SERVICE_ROLE_KEY', key);
  if (problem !== null) return badInput(problem);
  return {
    ok: true,
    value: async (name, args, schema) => {
      const answer = await call(`${url}/rest/v1/rpc/${name}`, key, args);
      if (!answer.ok) return answer;
      const read = v.safeParse(schema, answer.value);
      return read.success
        ? { ok: true, value: read.output }
        : badInput(`expected what ${name} answers from the backend; got something else`);
    },
  };
}

async function call(url: string, key: string, args: object): Promise<Answer<unknown>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([401, 403].includes(response.status)) {
      return badInput(
        'expected the key of the service role in SUPABASE_SERVICE_ROLE_KEY; the backend refused it',
      );
    }
    if (!response.ok) return badInput(`expected an answer of ${url}; got status ${response.status}`);
    return { ok: true, value: JSON.parse(await readAnswer(response, LARGEST_ANSWER_BYTES)) as unknown };
  } catch (failure) {
    const reason =
      failure instanceof Error ? ((failure.cause as Error | undefined)?.message ?? failure.message) : '';
    return badInput(`expected an answer of ${url}; got none: ${reason}`);
  }
}
