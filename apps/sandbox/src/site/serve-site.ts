import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { SiteSource } from '@kidcode/functions';
import type { PagePolicy } from '@kidcode/site';
import { answerAddress, CACHE_RULES, contentSecurityPolicy, HOST_ONLY_FILES, withQuery } from '@kidcode/site';
import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import * as v from 'valibot';

const CSP_FILE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    scriptHashes: v.array(v.string()),
    connectOrigins: v.optional(v.array(v.string()), []),
    maps: v.optional(v.boolean(), false),
  }),
);

const NOTHING_KNOWN: PagePolicy = { scriptHashes: [], connectOrigins: [], maps: false };

/**
 * What the build says that its pages need, as it wrote it for any host; nothing but the host itself when there is no such
 * file. Read anew each time: a new build brings its own.
 *
 * @param folder the built site.
 */
async function readPagePolicy(folder: string): Promise<PagePolicy> {
  const text = await readFile(join(folder, 'csp.json'), 'utf8').catch(() => null);
  return v.parse(v.fallback(CSP_FILE, NOTHING_KNOWN), text);
}

export type SitePorts = {
  /** The built site. */
  folder: string;
  connectOrigins: readonly string[];
};

const NOT_BUILT =
  'The site has not been built yet, or SITE_DIR points elsewhere. Run "npm run build" in the repository and load this page again.\n';

/** Shown, with its status, where an address leads nowhere. */
const NOT_FOUND = '404.html';

/** A request as Hono's file server takes it. */
type Asked = Parameters<ReturnType<typeof serveStatic>>[0];

const POLICY = 'Content-Security-Policy';

/** Keeps pages for visitors without a connection; it must never be an old one. */
const WORKER = 'sw.js';

/**
 * The built site as a host in production serves it: addresses answered by the route table, files by their names, the
 * not-found page with status 404, bodies as the build compressed them, validators, and long-lived caching for hashed files.
 */
export function siteHandler(ports: SitePorts): (request: Request) => Promise<Response> {
  const site = new Hono();
  site.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, POLICY] }));
  site.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const answer = answerAddress(pathname);
    if (answer.kind === 'move') return move(withQuery(answer.to, search), answer.status);
    const file = siteFile(pathname);
    const found = file === null ? null : await serveFile(context, ports, file);
    if (found !== null) return found;
    const notFound = await serveFile(context, ports, NOT_FOUND);
    if (notFound !== null) return new Response(notFound.body, { status: 404, headers: notFound.headers });
    const isBuilt = (await serveFile(context, ports, 'index.html')) !== null;
    return new Response(isBuilt ? 'Page not found.\n' : NOT_BUILT, { status: isBuilt ? 404 : 503 });
  });
  site.all(
    '*',
    () =>
      new Response('Only GET and HEAD are answered here.\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD' },
      }),
  );
  return async (request) => {
    if (request.method !== 'HEAD') return site.fetch(request);
    // Asked as GET, so that the validator is made of the body that would have been sent.
    const response = await site.fetch(new Request(request, { method: 'GET' }));
    await response.body?.cancel();
    return new Response(null, response);
  };
}

/** The answer with a file of the site, or null where there is none. */
async function serveFile(
  context: Asked,
  { folder, connectOrigins }: SitePorts,
  file: string,
): Promise<Response | null> {
  const serve = serveStatic({ path: join(folder, file), precompressed: true });
  const response = await serve(context, () => Promise.resolve());
  if (response === undefined) return null;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  response.headers.set('Vary', 'Accept-Encoding');
  response.headers.set('Cache-Control', cacheRule(file, isPage));
  if (isPage) {
    const policy = await readPagePolicy(folder);
    const origins = new Set([...policy.connectOrigins, ...connectOrigins]);
    response.headers.set(POLICY, contentSecurityPolicy({ ...policy, connectOrigins: [...origins] }));
  }
  return response;
}

function cacheRule(path: string, isPage: boolean): string {
  if (path.startsWith('assets/')) return CACHE_RULES.hashed;
  return isPage || path === WORKER ? CACHE_RULES.page : CACHE_RULES.file;
}

function move(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}

/**
 * The file of the built site that is at a path, without touching the disk: a page's own, or one by its name. Null for a
 * path that climbs out of the site, is for hosts and tools alone, or does not decode.
 *
 * @param pathname path of the URL, still percent-encoded.
 */
function siteFile(pathname: string): string | null {
  const answer = answerAddress(pathname);
  if (answer.kind === 'page') return `${answer.path.slice(1)}/index.html`.replace(/^\//, '');
  const path = decode(pathname);
  if (path === null || /[\\\p{Cc}]|\/\.\.?\/|\/\//u.test(`${path}/`) || HOST_ONLY_FILES.test(path))
    return null;
  return path.slice(1);
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The built site as the crawler reads it, straight from its folder. */
export function folderSiteSource(folder: string): SiteSource {
  const read = async (path: string): Promise<string | null> => {
    const file = siteFile(path);
    return file === null ? null : readFile(join(folder, file), 'utf8').catch(() => null);
  };
  return {
    sitemap: async () => {
      const text = await read('/sitemap.xml');
      if (text === null) throw new Error('sandbox: the built site has no sitemap');
      return text;
    },
    page: read,
  };
}
