import { readLimited } from '../http/read-limited.ts';
import type { Database } from './database.ts';

/** The known pages of a site of twenty thousand pages, by far the longest answer of a function, take a quarter of it. */
const LARGEST_ANSWER_BYTES = 8_000_000;

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
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`database: ${name} answered ${response.status}`);
      }
      return JSON.parse(await readLimited(response, LARGEST_ANSWER_BYTES)) as unknown;
    },
  };
}
