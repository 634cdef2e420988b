import * as v from 'valibot';

import type { Database } from '../database/database.ts';

/** A budget of calls. */
export type RateLimit = { limit: number; windowSeconds: number };

/** Counts calls by key; the database does it in production, where functions keep nothing between calls. */
export type RateLimiter = {
  /** @returns whole seconds to wait when the budget of the key is used up, else 0. */
  take: (key: string, budget: RateLimit) => Promise<number>;
};

/** Whoever is counted is not kept waiting for longer, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * The same counter, which refuses nobody when it fails or hangs: a parent must still be able to register, and an answer
 * that is known is given. What costs money asks the counter itself.
 */
export function refusingNobody(limiter: RateLimiter, reportFailure: (error: unknown) => void): RateLimiter {
  return {
    take: async (key, budget) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        const failure = new Error(`limits: the counter did not answer in ${PATIENCE_MS} ms`);
        timer = setTimeout(() => reject(failure), PATIENCE_MS);
      });
      try {
        return await Promise.race([limiter.take(key, budget), late]);
      } catch (error) {
        reportFailure(error);
        return 0;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

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
