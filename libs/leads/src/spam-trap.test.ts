import { checkVisitorLimit, judgeSubmission, LEAD_LIMIT } from './spam-trap';

describe('judgeSubmission', () => {
  it.each([
    ['', 0, 3000, { verdict: 'send' }],
    ['', 0, 60_000, { verdict: 'send' }],
    ['', 0, 2999, { verdict: 'wait', waitMs: 1 }],
    ['', 5000, 5000, { verdict: 'wait', waitMs: 3000 }],
    ['', 5000, 0, { verdict: 'wait', waitMs: 3000 }],
    ['buy now', 0, 60_000, { verdict: 'drop' }],
    [' ', 0, 60_000, { verdict: 'drop' }],
  ])('honeypot "%s", opened at %i, submitted at %i: %j', (honeypot, openedAt, submittedAt, verdict) => {
    expect(judgeSubmission({ honeypot, openedAt, submittedAt })).toEqual(verdict);
  });
});

describe('checkVisitorLimit', () => {
  const { count, windowMs } = LEAD_LIMIT;
  const sent = [1, 2, 3, 4, 5];

  it('allows five leads an hour', () => {
    expect(count).toBe(5);
    expect(checkVisitorLimit([], 10)).toEqual({ allowed: true });
    expect(checkVisitorLimit(sent.slice(1), 10)).toEqual({ allowed: true });
    expect(checkVisitorLimit(sent, 10)).toEqual({ allowed: false, retryAfterMs: windowMs + 1 - 10 });
  });

  it('allows the next one when it says so', () => {
    const verdict = checkVisitorLimit([...sent].reverse(), 10);
    if (verdict.allowed) throw new Error('expected a limit');
    const then = 10 + verdict.retryAfterMs;
    expect(checkVisitorLimit(sent, then - 1).allowed).toBe(false);
    expect(checkVisitorLimit(sent, then).allowed).toBe(true);
  });

  // Five requests made while the clock ran a year ahead locked the form for that year.
  it('does not count what was sent in the future', () => {
    expect(checkVisitorLimit([...sent, 11, 1e12], 10).allowed).toBe(false);
    expect(checkVisitorLimit([11, 1e12, 1e12, 1e12, 1e12], 10)).toEqual({ allowed: true });
  });

  it('takes another limit', () => {
    expect(checkVisitorLimit([5], 6, { count: 1, windowMs: 10 })).toEqual({
      allowed: false,
      retryAfterMs: 9,
    });
  });
});
