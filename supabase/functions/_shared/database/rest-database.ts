import type { Database } from './database.ts';

export type RestSettings = {
  /** The project's address, without a closing slash. */
  url: string;
  /** Key of the service role; it never leaves the server. */
  serviceKey: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

/** The database over Supabase's REST interface: each SQL function is a remote procedure. */
export function restDatabase({
  url,
  serviceKey,
  timeoutMs = 8_000,
  fetch: send = fetch,
}: RestSettings): Database {
  return {
    call: async (name, args) => {
      const response = await send(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: serviceKey,
          Authorization: `Bearer ${serviceKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`database: ${name} answered ${response.status}`);
      return response.json() as Promise<unknown>;
    },
  };
}
