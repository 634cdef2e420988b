import { chooseEncoding } from './choose-encoding';
import type { Redirect } from './redirects';
import { contentSecurityPolicy } from './security-headers';
import type { SiteFile, SiteFiles } from './site-files';
import { readSitePath } from './site-path';

export type SitePorts = {
  files: SiteFiles;
  findRedirect: (pathname: string) => Redirect | null;
  connectOrigins: readonly string[];
};

const NOT_BUILT =
  'The site has not been built yet, or SITE_DIR points elsewhere. Run "npm run build" in the repository and load this page again.\n';

/**
 * The built site as a host in production serves it: one spelling per page, redirects from the route table, the
 * not-found page with status 404, compressed bodies, validators, and long-lived caching for hashed files.
 */
export function siteHandler({
  files,
  findRedirect,
  connectOrigins,
}: SitePorts): (request: Request) => Promise<Response> {
  const leadsSomewhere = async (pathname: string): Promise<boolean> => {
    const path = readSitePath(pathname);
    const file = path.kind === 'files' ? await files.find(path.candidates) : null;
    return file !== null || findRedirect(pathname) !== null;
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Only GET and HEAD are answered here.\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD' },
      });
    }
    const { pathname, search } = new URL(request.url);
    const path = readSitePath(pathname);
    if (path.kind === 'move') return move(path.to + search, 301);

    if (path.kind === 'files') {
      const file = await files.find(path.candidates);
      if (file !== null) return answer(request, file, 200, connectOrigins);
      const small = pathname.toLowerCase();
      const isSpelledOtherwise = small !== pathname && (await leadsSomewhere(small));
      if (isSpelledOtherwise) return move((findRedirect(small)?.location ?? small) + search, 301);
      const redirect = findRedirect(pathname);
      if (redirect !== null) return move(withQuery(redirect.location, search), redirect.status);
    }

    const notFound = await files.find(['404.html']);
    if (notFound !== null) return answer(request, notFound, 404, connectOrigins);
    const built = await files.find(['index.html']);
    return new Response(built === null ? NOT_BUILT : 'Page not found.\n', {
      status: built === null ? 503 : 404,
    });
  };
}

function move(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}

function withQuery(location: string, search: string): string {
  return location.includes('?') || search === '' ? location : location + search;
}

async function answer(
  request: Request,
  file: SiteFile,
  status: 200 | 404,
  connectOrigins: readonly string[],
): Promise<Response> {
  const { body, encoding } = await file.encoded(
    chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined),
  );
  const tag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': cacheRule(file),
    Vary: 'Accept-Encoding',
    ETag: tag,
  });
  if (file.type.startsWith('text/html')) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({ scriptHashes: file.scriptHashes, connectOrigins }),
    );
  }
  if (status === 200 && hasTag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });

  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Files in assets/ carry a hash in their name; pages are asked about each time; the rest keeps for an hour. */
function cacheRule(file: SiteFile): string {
  if (file.path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function hasTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}
