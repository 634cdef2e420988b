import { parse } from 'node-html-parser';

import { readLimited } from '../http/endpoint.ts';

/** The site as the crawler reads it: over HTTP in production, from the build's folder on a laptop. */
export type SiteSource = {
  /** The sitemap's text. Rejects when there is none. */
  sitemap: () => Promise<string>;
  /** A page's HTML, or null when there is no such page at the moment. */
  page: (path: string) => Promise<string | null>;
};

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

/** More pages than any school's site has; a sitemap beyond that is not ours. */
const MOST_PAGES = 1_000;

/** The paths that a sitemap lists, once each, in its order. Addresses on another host than the first one's are left out. */
export function readSitemap(xml: string): readonly string[] {
  const addresses = parse(xml)
    .querySelectorAll('loc')
    .map(({ textContent }) => textContent.trim())
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
  const origin = addresses[0]?.origin;
  const paths = addresses.filter((address) => address.origin === origin).map((address) => address.pathname);
  return [...new Set(paths)].slice(0, MOST_PAGES);
}
