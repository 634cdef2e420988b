/** The field that people never see; programs fill it. No browser has anything to autofill under this name. */
export const HONEYPOT_FIELD = 'extra_notes_for_staff';

/** Nobody fills in a form faster, in milliseconds. */
export const MIN_FILL_MS = 3_000;

/** What to do with a submission. `wait`: a person with autofill can be that fast, so send it a little later. */
type SpamVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'wait'; readonly waitMs: number }
  | { readonly verdict: 'drop' };

/** What is known about a submission; times in milliseconds of one clock, whatever it counts from. */
type Submission = {
  readonly honeypot: string;
  readonly openedAt: number;
  readonly submittedAt: number;
};

/** The honeypot and minimum-time rule. The form alone keeps it: the receiving side knows of neither. */
export function judgeSubmission({ honeypot, openedAt, submittedAt }: Submission): SpamVerdict {
  if (honeypot !== '') return { verdict: 'drop' };
  const waitMs = MIN_FILL_MS - Math.max(0, submittedAt - openedAt);
  return waitMs > 0 ? { verdict: 'wait', waitMs } : { verdict: 'send' };
}

/** At most `count` in any `windowMs` milliseconds. */
type VisitorLimit = { readonly count: number; readonly windowMs: number };

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
