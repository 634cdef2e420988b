/** The field that people never see; programs fill it. No browser has anything to autofill under this name. */
export const HONEYPOT_FIELD = 'extra_notes_for_staff';

/** Nobody fills in a form faster, in milliseconds. */
export const MIN_FILL_MS = 3_000;

/** What to do with a submission. `wait`: a person with autofill can be that fast, so send it a little later. */
export type SpamVerdict =
  | { readonly verdict: 'send' }
  | { readonly verdict: 'wait'; readonly waitMs: number }
  | { readonly verdict: 'drop' };

/** What is known about a submission; times in epoch milliseconds. */
export type Submission = {
  readonly honeypot: string;
  readonly openedAt: number;
  readonly submittedAt: number;
};

/** The honeypot and minimum-time rule. The receiving side refuses both kinds; the form waits out the second. */
export function judgeSubmission({ honeypot, openedAt, submittedAt }: Submission): SpamVerdict {
  if (honeypot !== '') return { verdict: 'drop' };
  const waitMs = MIN_FILL_MS - Math.max(0, submittedAt - openedAt);
  return waitMs > 0 ? { verdict: 'wait', waitMs } : { verdict: 'send' };
}
