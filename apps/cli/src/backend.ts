import { join } from 'node:path';

import { keyProblem } from '@kidcode/school';
import * as v from 'valibot';

import { ask, jsonOf } from './ask';
import { expected, badInput, type Read } from './outcome';
import type { Surroundings } from './surroundings';

/** Somebody of the office who has signed in, as it is kept in the user's folder of settings. */
const SESSION = v.object({
  url: v.string(),
  anonKey: v.string(),
  email: v.string(),
  accessToken: v.string(),
  refreshToken: v.string(),
  /** Seconds since 1970. */
  expiresAt: v.number(),
});

type Session = v.InferOutput<typeof SESSION>;

/** What Supabase Auth answers to a password or a refresh token. */
const TOKENS = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.object({ email: v.string() }),
});

const TIMEOUT_MS = 15_000;
const LARGEST_SESSION_BYTES = 100_000;
/** Seconds before a token ends in which it is not begun with any more. */
const SPARE_SECONDS = 30;

/** Where the session is kept; null where nobody says where this user's files are. */
export function sessionFile(env: Surroundings['env']): string | null {
  const home = env['HOME'] ?? env['USERPROFILE'];
  const folder = env['XDG_CONFIG_HOME'] ?? env['APPDATA'] ?? (home && join(home, '.config'));
  return folder ? join(folder, 'kidcode', 'session.json') : null;
}

/** The session that is kept, however old; null: nobody has signed in here. */
function keptSession({ env, readFile }: Surroundings): Session | null {
  const file = sessionFile(env);
  // A file that was cut off or edited is as good as none.
  const session = v.safeParse(SESSION, jsonOf((file === null ? null : readFile(file)) ?? ''));
  return session.success ? session.output : null;
}

/** The address of the backend, without a slash at its end. */
export function readBackendUrl(env: Surroundings['env']): Read<string> {
  const url = env['SUPABASE_URL']?.trim().replace(/\/+$/, '') ?? '';
  return /^https?:\/\//.test(url) && URL.canParse(url)
    ? { ok: true, value: url }
    : badInput(
        "expected the backend's address in SUPABASE_URL, such as http://127.0.0.1:4310 for the sandbox",
      );
}

async function askForTokens(
  { url, anonKey }: Pick<Session, 'url' | 'anonKey'>,
  grant: 'password' | 'refresh_token',
  body: object,
): Promise<Read<Session> | null> {
  const address = `${url}/auth/v1/token?grant_type=${grant}`;
  const limits = { timeoutMs: TIMEOUT_MS, largestBytes: LARGEST_SESSION_BYTES };
  const answer = await ask(address, { body, headers: { apikey: anonKey }, redirect: 'follow', ...limits });
  if (!answer.ok) return badInput(`expected an answer of ${address}; got none: ${answer.error.message}`);
  const { status, body: text } = answer.value;
  if ([400, 401, 403, 422].includes(status)) return null;
  if (status > 299) return badInput(`expected an answer of ${address}; got status ${status}`);
  const tokens = v.safeParse(TOKENS, jsonOf(text));
  if (!tokens.success) return badInput(`expected a session from ${address}; got something else`);
  const { access_token, refresh_token, expires_at, user } = tokens.output;
  const session = { accessToken: access_token, refreshToken: refresh_token, expiresAt: expires_at };
  return { ok: true, value: { url, anonKey, email: user.email, ...session } };
}

function keep(session: Session, { env, writePrivateFile }: Surroundings): Read<Session> {
  const file = sessionFile(env);
  if (file === null || !writePrivateFile(file, `${JSON.stringify(session, null, 2)}\n`))
    return expected("a folder for this user's settings that can be written", file);
  return { ok: true, value: session };
}

/** Signs in with a password, and keeps the session for this user alone. */
export async function signIn(
  surroundings: Surroundings,
  email: string,
  password: string,
): Promise<Read<Session>> {
  const url = readBackendUrl(surroundings.env);
  if (!url.ok) return url;
  const anonKey = surroundings.env['SUPABASE_ANON_KEY']?.trim() || 'sandbox';
  const session = await askForTokens({ url: url.value, anonKey }, 'password', { email, password });
  if (session === null) return badInput(`expected the address and password of an account; they do not fit`);
  return session.ok ? keep(session.value, surroundings) : session;
}

/** The session with a token that is good for a while, a new one if need be. */
async function freshSession(surroundings: Surroundings): Promise<Read<Session>> {
  const kept = keptSession(surroundings);
  if (kept === null) return badInput('expected somebody who has signed in; run kidcode sign-in first');
  if (kept.expiresAt - SPARE_SECONDS > surroundings.nowSeconds()) return { ok: true, value: kept };
  const session = await askForTokens(kept, 'refresh_token', { refresh_token: kept.refreshToken });
  if (session === null)
    return badInput('expected a session that still holds; it has ended: run kidcode sign-in again');
  return session.ok ? keep(session.value, surroundings) : session;
}

/** Ends the session at the backend, if that answers, and forgets it here. */
export async function signOut(surroundings: Surroundings): Promise<Session | null> {
  const kept = keptSession(surroundings);
  const file = sessionFile(surroundings.env);
  if (file !== null) surroundings.removeFile(file);
  if (kept === null) return null;
  await ask(`${kept.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: kept.anonKey, Authorization: `Bearer ${kept.accessToken}` },
    timeoutMs: TIMEOUT_MS,
  });
  return kept;
}

/** Whoever asks: the address, what a gateway lets through, what row-level security reads, and what to do when it is refused. */
type Asker = {
  readonly url: string;
  readonly apikey: string;
  readonly bearer: string;
  readonly refused: string;
};

/** A page of the office's list whose every message is as long as it can be stays below. */
const LARGEST_ANSWER_BYTES = 50_000_000;

/** A job has the key of the service role in SUPABASE_SERVICE_ROLE_KEY; a person has signed in. A flag would show either to everybody who can list processes. */
async function readAsker(surroundings: Surroundings): Promise<Read<Asker>> {
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

/**
 * Calls an SQL function of the backend, Supabase or anything that answers like it, as whoever asks: a person who has signed in,
 * or a job with its key. An answer that does not fit the schema is none.
 */
export async function askBackend<Value>(
  surroundings: Surroundings,
  name: string,
  args: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Read<Value>> {
  const asker = await readAsker(surroundings);
  if (!asker.ok) return asker;
  const { url, apikey, bearer, refused } = asker.value;
  const address = `${url}/rest/v1/rpc/${name}`;
  const headers = { apikey, Authorization: `Bearer ${bearer}` };
  const limits = { timeoutMs: TIMEOUT_MS, largestBytes: LARGEST_ANSWER_BYTES };
  const answer = await ask(address, { body: args, headers, redirect: 'follow', ...limits });
  if (!answer.ok) return badInput(`expected an answer of ${address}; got none: ${answer.error.message}`);
  const { status, body } = answer.value;
  if ([401, 403].includes(status)) return badInput(refused);
  if (status > 299) return badInput(`expected an answer of ${address}; got status ${status}`);
  const read = v.safeParse(schema, jsonOf(body));
  if (read.success) return { ok: true, value: read.output };
  return badInput(`expected what ${name} answers from the backend; got something else`);
}
