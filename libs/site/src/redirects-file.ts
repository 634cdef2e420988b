import { prerenderPaths } from './prerender-paths';
import { hostRedirects } from './redirect-rules';
import type { RouteRow } from './route-row';
import { ROUTES } from './routes';

/**
 * The rules of the table in the `_redirects` format: from, to, status. Some hosts ask them before they look for a file, so each
 * page is said to be one, with the slash under which such a host keeps it, before the patterns that would move it on. Some
 * tell `/a` from `/a/`: known addresses stand there with and without. All tell capitals apart, which no rule can change: such an
 * address is not found there, or taken for an unknown one, and the page's script leads on from both.
 */
export function redirectsFile(routes: readonly RouteRow[] = ROUTES): string {
  const pages = prerenderPaths(routes).filter((path) => path !== '/');
  const lines = [
    ...pages.map((path) => `${path} ${path}/ 200`),
    ...hostRedirects(routes).flatMap(({ from, to, status }) =>
      (from.includes(':') ? [from] : [from, `${from}/`]).map((address) => `${address} ${to} ${status}`),
    ),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
