import type { RateLimiter } from '../http/rate-limiter.ts';
import type { LanguageModel } from './language-model.ts';

const HOUR_SECONDS = 3600;

/**
 * A language model that all visitors together may ask so many times an hour: each call costs the school money, and a
 * flood may come from a thousand addresses. Over the budget it does not write, and the assistant quotes.
 */
export function withinBudget(
  model: LanguageModel | null,
  limiter: RateLimiter,
  callsPerHour: number,
): LanguageModel | null {
  if (model === null) return null;
  return {
    write: async (request) => {
      // Where the counter cannot be asked, money is not spent.
      const wait = await limiter
        .take('language-model:everybody', { limit: callsPerHour, windowSeconds: HOUR_SECONDS })
        .catch(() => HOUR_SECONDS);
      return wait > 0 ? null : model.write(request);
    },
  };
}
