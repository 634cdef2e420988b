import type { RateLimiter } from '@kidcode/functions';

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
