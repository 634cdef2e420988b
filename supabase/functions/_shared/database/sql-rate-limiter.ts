import type { RateLimiter } from '../http/rate-limiter.ts';
import { numberIn } from '../json.ts';
import type { Database } from './database.ts';

/** Counts calls in the database, which all copies of a function share. */
export function sqlRateLimiter(database: Database): RateLimiter {
  return {
    take: async (key, { limit, windowSeconds }) => {
      const args = { p_key: key.slice(0, 200), p_limit: limit, p_window_seconds: windowSeconds };
      return numberIn(await database.call('take_rate', args), 'wait') ?? 0;
    },
  };
}
