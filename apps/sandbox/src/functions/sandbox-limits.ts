import type { RateLimit } from '@kidcode/functions';

/**
 * Budgets on a laptop. Everybody there has the same address, a test run as well, so they are wider than in
 * production; they still stop a loop that went wild.
 */
export const SANDBOX_LIMITS = {
  /** Calls of one function. */
  one: { limit: 3_000, windowSeconds: 60 },
  chatSession: { limit: 30, windowSeconds: 60 },
  /** Whoever guesses passwords; as often as Supabase lets them. */
  signIn: { limit: 100, windowSeconds: 60 },
  /** All calls of one address together: functions and e-mail. */
  all: { limit: 6_000, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
