import { memoryRateLimiter } from './sandbox-limits';

it('counts each key on its own and starts afresh after the window', async () => {
  const now = { ms: 0 };
  const limiter = memoryRateLimiter(() => now.ms);
  const budget = { limit: 2, windowSeconds: 10 };
  expect([await limiter.take('a', budget), await limiter.take('a', budget)]).toEqual([0, 0]);
  now.ms = 4_000;
  expect(await limiter.take('a', budget)).toBe(6);
  expect(await limiter.take('b', budget)).toBe(0);
  now.ms = 10_000;
  expect(await limiter.take('a', budget)).toBe(0);
});
