/** At most `count` in any `windowMs` milliseconds. */
export type VisitorLimit = { readonly count: number; readonly windowMs: number };

/** Leads of one visitor: a family with questions stays far below. */
export const LEAD_LIMIT: VisitorLimit = { count: 5, windowMs: 3_600_000 };

export type LimitVerdict =
  { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number };

/**
 * Whether a visitor may send one more.
 *
 * @param sentAt when the visitor sent before, epoch milliseconds, in any order; what is later than `now` was set by a
 * clock that was wrong, and does not count.
 * @param now epoch milliseconds.
 */
export function checkVisitorLimit(
  sentAt: readonly number[],
  now: number,
  limit: VisitorLimit = LEAD_LIMIT,
): LimitVerdict {
  const recent = sentAt.filter((at) => at > now - limit.windowMs && at <= now).sort((a, b) => b - a);
  const blocking = recent[limit.count - 1];
  if (blocking === undefined) return { allowed: true };
  return { allowed: false, retryAfterMs: blocking + limit.windowMs - now };
}
