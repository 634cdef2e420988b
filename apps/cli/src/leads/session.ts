import { join } from 'node:path';

import * as v from 'valibot';

import { badInput } from '../outcome';
import { readAnswer } from '../read-answer';
import type { Surroundings } from '../surroundings';

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

export type Session = v.InferOutput<typeof SESSION>;

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** What Supabase Auth answers to a password or a refresh token. */
const TOKENS = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.object({ email: v.string() }),
});

const TIMEOUT_MS = 15_000;
const LARGEST_ANSWER_BYTES = 100_000;
/** Seconds before a token ends in which it is not begun with any more. */
const SPARE_SECONDS = 30;

/** Where the session is kept; null where nobody says where this user's files are. */
export function sessionFile(env: Surroundings['env']): string | null {
  const home = env['HOME'] ?? env['USERPROFILE'];
  const folder = env['XDG_CONFIG_HOME'] ?? env['APPDATA'] ?? (home && join(home, '.config'));
  return folder ? join(folder, 'kidcode', 'session.json') : null;
}

/** The session that is kept, however old; null: nobody has signed in here. */
export function keptSession({ env, readFile }: Surroundings): Session | null {
  const file = sessionFile(env);
  const text = file === null ? null : readFile(file);
  try {
    return text === null ? null : v.parse(SESSION, JSON.parse(text));
  } catch {
    // A file that was cut off or edited is as good as none.
    return null;
  }
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
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { apikey: anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([400, 401, 403, 422].includes(response.status)) return null;
    if (!response.ok) return badInput(`expected an answer of ${address}; got status ${response.status}`);
    const tokens = v.safeParse(TOKENS, JSON.parse(await readAnswer(response, LARGEST_ANSWER_BYTES)));
    if (!tokens.success) return badInput(`expected a session from ${address}; got something else`);
    const { access_token, refresh_token, expires_at, user } = tokens.output;
    const session = { accessToken: access_token, refreshToken: refresh_token, expiresAt: expires_at };
    return { ok: true, value: { url, anonKey, email: user.email, ...session } };
  } catch (failure) {
    const reason =
      failure instanceof Error ? ((failure.cause as Error | undefined)?.message ?? failure.message) : '';
    return badInput(`expected an answer of ${address}; got none: ${reason}`);
  }
}

function keep(session: Session, { env, writePrivateFile }: Surroundings): Read<Session> {
  const file = sessionFile(env);
  if (file === null || !writePrivateFile(file, `${JSON.stringify(session, null, 2)}\n`))
    return badInput(
      `expected a folder for this user's settings that can be written; got ${JSON.stringify(file)}`,
    );
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
export async function freshSession(surroundings: Surroundings): Promise<Read<Session>> {
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
  await fetch(`${kept.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: kept.anonKey, Authorization: `Bearer ${kept.accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return kept;
}
