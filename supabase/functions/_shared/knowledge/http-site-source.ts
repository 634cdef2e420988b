import { readLimited } from './read-limited.ts';
import type { SiteSource } from './site-source.ts';

const LARGEST_PAGE_BYTES = 2_000_000;

type Options = {
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** Hears why a page cannot be read; the crawl goes on without it. */
  report?: (problem: string) => void;
};

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** Reads the deployed site itself. */
export function httpSiteSource(
  origin: string,
  { timeoutMs = 8_000, fetch: get = fetch, report = () => undefined }: Options = {},
): SiteSource {
  const read = async (path: string): Promise<string> => {
    const response = await get(`${origin}${path}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.ok) return readLimited(response, LARGEST_PAGE_BYTES);
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  };
  return {
    sitemap: async () => {
      try {
        return await read('/sitemap.xml');
      } catch (failure) {
        throw new Error(`knowledge: ${origin} has no sitemap: ${reasonOf(failure)}`, { cause: failure });
      }
    },
    page: async (path) => {
      try {
        return await read(path);
      } catch (failure) {
        report(`knowledge: ${origin}${path} cannot be read: ${reasonOf(failure)}`);
        return null;
      }
    },
  };
}
