/** A budget of calls. */
export type RateLimit = { limit: number; windowSeconds: number };

/** Counts calls by key; the database does it in production, where functions keep nothing between calls. */
export type RateLimiter = {
  /** @returns whole seconds to wait when the budget of the key is used up, else 0. */
  take: (key: string, budget: RateLimit) => Promise<number>;
};
