import * as v from 'valibot';

import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Database } from './database.ts';

const TAKEN = v.fallback(v.object({ wait: v.number() }), { wait: 0 });

/** Counts calls in the database, which all copies of a function share. */
export function sqlRateLimiter(database: Database): RateLimiter {
  return {
    take: async (key, { limit, windowSeconds }) => {
      const args = { p_key: key.slice(0, 200), p_limit: limit, p_window_seconds: windowSeconds };
      return v.parse(TAKEN, await database.call('take_rate', args)).wait;
    },
  };
}
