import { readLimited } from '../http/read-limited.ts';
import type { SiteSource } from './site-source.ts';

const LARGEST_PAGE_BYTES = 2_000_000;

type Options = {
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** Hears why a page cannot be read; the crawl goes on without it. */
  report?: (problem: string) => void;
};

/** A host that adds a slash to an address moves each page once. */
const MOST_MOVES = 5;

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** Where a redirect leads; null for any other answer, and for one that says no address. */
function movedTo({ status, headers }: Response, url: string): URL | null {
  const location = headers.get('Location');
  return status >= 300 && status < 400 && location !== null && URL.canParse(location, url)
    ? new URL(location, url)
    : null;
}

/** Reads the deployed site itself; follows redirects to addresses of the same origin, and to no other. */
export function httpSiteSource(
  origin: string,
  { timeoutMs = 8_000, fetch: get = fetch, report = () => undefined }: Options = {},
): SiteSource {
  const read = async (path: string): Promise<string> => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = `${origin}${path}`;
    for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
      const response = await get(url, { signal, redirect: 'manual' });
      if (response.ok) return readLimited(response, LARGEST_PAGE_BYTES);
      await response.body?.cancel();
      const next = movedTo(response, url);
      if (next === null) throw new Error(`status ${response.status}`);
      if (next.origin !== new URL(origin).origin) throw new Error(`the answer moved to ${next.origin}`);
      url = next.href;
    }
    throw new Error(`it moved more than ${MOST_MOVES} times`);
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
