import { badInput } from '../outcome';
import type { Surroundings } from '../surroundings';

/** The backend's answer to one call, or why there is none. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly message: string } };

export type Backend = (name: string, args: Readonly<Record<string, unknown>>) => Promise<Answer>;

const TIMEOUT_MS = 15_000;
const SANDBOX = 'http://127.0.0.1:4310';

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
  return { ok: true, value: (name, args) => call(`${url}/rest/v1/rpc/${name}`, key, args) };
}

async function call(url: string, key: string, args: object): Promise<Answer> {
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
    return { ok: true, value: await response.json() };
  } catch (failure) {
    const reason =
      failure instanceof Error ? ((failure.cause as Error | undefined)?.message ?? failure.message) : '';
    return badInput(`expected an answer of ${url}; got none: ${reason}`);
  }
}
