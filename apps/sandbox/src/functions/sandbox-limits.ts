import type { RateLimit, RateLimiter } from '@kidcode/functions';

/**
 * Budgets on a laptop. Everybody there has the same address, a test run as well, so they are wider than in
 * production; they still stop a loop that went wild.
 */
export const SANDBOX_LIMITS = {
  campToken: { limit: 3_000, windowSeconds: 60 },
  crawl: { limit: 3_000, windowSeconds: 3_600 },
  lead: { limit: 3_000, windowSeconds: 60 },
  chat: { limit: 3_000, windowSeconds: 60 },
  vote: { limit: 3_000, windowSeconds: 60 },
  chatSession: { limit: 30, windowSeconds: 60 },
  /** Whoever guesses passwords; as often as Supabase lets them. */
  signIn: { limit: 100, windowSeconds: 60 },
  /** All calls of one address together: functions and e-mail. */
  all: { limit: 6_000, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** More visitors than a laptop ever has: then counting starts afresh instead of growing. */
const MOST_KEYS = 10_000;

/** Counts calls in memory: enough for one process, and ready before the database is. */
export function memoryRateLimiter(nowMs: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { start: number; calls: number }>();
  return {
    take: (key, { limit, windowSeconds }) => {
      const now = nowMs();
      if (windows.size > MOST_KEYS) windows.clear();
      const known = windows.get(key);
      const window =
        known !== undefined && now - known.start < windowSeconds * 1000 ? known : { start: now, calls: 0 };
      window.calls += 1;
      windows.set(key, window);
      const wait =
        window.calls <= limit
          ? 0
          : Math.max(1, Math.ceil((window.start + windowSeconds * 1000 - now) / 1000));
      return Promise.resolve(wait);
    },
  };
}
