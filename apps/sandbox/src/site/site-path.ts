/** How a request's path maps to the built site: a list of files to try, another spelling to move to, or nothing. */
export type SitePath =
  { kind: 'files'; candidates: readonly string[] } | { kind: 'move'; to: string } | { kind: 'nothing' };

/**
 * Reads a request path without touching the disk. Pages have one spelling: no trailing slash, no `index.html`,
 * no doubled slashes. A path that climbs out of the site, names a host's file (`_redirects`) or does not decode is nothing.
 *
 * @param pathname path of the URL, still percent-encoded.
 */
export function readSitePath(pathname: string): SitePath {
  const decoded = decode(pathname);
  if (decoded === null || /[\\\p{Cc}]/u.test(decoded)) return { kind: 'nothing' };

  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.some(isHidden)) return { kind: 'nothing' };

  const page = segments.at(-1) === 'index.html' ? segments.slice(0, -1) : segments;
  const tidy = `/${page.map((segment) => encodeURIComponent(segment)).join('/')}`;
  if (page !== segments || /\/\/|.\/$/.test(decoded)) return { kind: 'move', to: tidy };

  const path = segments.join('/');
  if (path === '') return { kind: 'files', candidates: ['index.html'] };
  return { kind: 'files', candidates: [path, `${path}/index.html`, `${path}.html`] };
}

/** Files for hosts and tools: `.vite`, `_redirects`, `nginx.conf`. */
function isHidden(segment: string): boolean {
  return (/^[._]/.test(segment) && segment !== '.well-known') || segment === 'nginx.conf';
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
