import type { SiteSource } from './site-source.ts';

const LARGEST_PAGE = 2_000_000;

/** Reads the deployed site itself. */
export function httpSiteSource(origin: string, { timeoutMs = 8_000, fetch: get = fetch } = {}): SiteSource {
  const read = async (path: string): Promise<string | null> => {
    const response = await get(`${origin}${path}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const text = await response.text();
    return response.ok && text.length <= LARGEST_PAGE ? text : null;
  };
  return {
    sitemap: async () => {
      const text = await read('/sitemap.xml');
      if (text === null) throw new Error(`knowledge: ${origin} has no sitemap`);
      return text;
    },
    page: (path) => read(path).catch(() => null),
  };
}
