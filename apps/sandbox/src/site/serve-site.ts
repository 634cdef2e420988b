import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { CACHE_RULES, contentSecurityPolicy } from '@kidcode/site';
import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

import { readPagePolicy } from './read-page-policy';
import type { Redirect } from './redirects';
import { readSitePath } from './site-path';

export type SitePorts = {
  /** The built site. */
  folder: string;
  findRedirect: (pathname: string) => Redirect | null;
  connectOrigins: readonly string[];
};

const NOT_BUILT =
  'The site has not been built yet, or SITE_DIR points elsewhere. Run "npm run build" in the repository and load this page again.\n';

/** A request as Hono's file server takes it. */
type Asked = Parameters<ReturnType<typeof serveStatic>>[0];

const POLICY = 'Content-Security-Policy';

/** Keeps pages for visitors without a connection; it must never be an old one. */
const WORKER = 'sw.js';

/**
 * The built site as a host in production serves it: one spelling per page, redirects from the route table, the
 * not-found page with status 404, bodies as the build compressed them, validators, and long-lived caching for
 * hashed files.
 */
export function siteHandler(ports: SitePorts): (request: Request) => Promise<Response> {
  const { findRedirect } = ports;
  const site = new Hono();
  site.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, POLICY] }));
  site.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const path = readSitePath(pathname);
    if (path.kind === 'move') return move(path.to + search, 301);
    if (path.kind === 'files') {
      const file = await firstFile(context, ports, path.candidates);
      if (file !== null) return file;
      const small = pathname.toLowerCase();
      if (small !== pathname && (await leadsSomewhere(context, ports, small))) {
        return move((findRedirect(small)?.location ?? small) + search, 301);
      }
      const redirect = findRedirect(pathname);
      if (redirect !== null) return move(withQuery(redirect.location, search), redirect.status);
    }
    const notFound = await firstFile(context, ports, ['404.html']);
    if (notFound !== null) return new Response(notFound.body, { status: 404, headers: notFound.headers });
    const isBuilt = (await firstFile(context, ports, ['index.html'])) !== null;
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

/** Whether there is a page or a signpost at a path. */
async function leadsSomewhere(context: Asked, ports: SitePorts, pathname: string): Promise<boolean> {
  const path = readSitePath(pathname);
  const file = path.kind === 'files' ? await firstFile(context, ports, path.candidates) : null;
  return file !== null || ports.findRedirect(pathname) !== null;
}

/** The answer with the first of the candidates that is a file, or null. */
async function firstFile(
  context: Asked,
  { folder, connectOrigins }: SitePorts,
  candidates: readonly string[],
): Promise<Response | null> {
  for (const candidate of candidates) {
    const serve = serveStatic({ path: join(folder, candidate), precompressed: true });
    const response = await serve(context, () => Promise.resolve());
    if (response === undefined) continue;
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    response.headers.set('Vary', 'Accept-Encoding');
    response.headers.set('Cache-Control', cacheRule(candidate, isPage));
    if (isPage) {
      const policy = await readPagePolicy(folder);
      const origins = new Set([...policy.connectOrigins, ...connectOrigins]);
      response.headers.set(POLICY, contentSecurityPolicy({ ...policy, connectOrigins: [...origins] }));
    }
    return response;
  }
  return null;
}

function cacheRule(path: string, isPage: boolean): string {
  if (path.startsWith('assets/')) return CACHE_RULES.hashed;
  return isPage || path === WORKER ? CACHE_RULES.page : CACHE_RULES.file;
}

function move(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}

function withQuery(location: string, search: string): string {
  return location.includes('?') || search === '' ? location : location + search;
}
