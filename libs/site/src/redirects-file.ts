import { prerenderPaths } from './prerender-paths';
import { hostRedirects } from './redirect-rules';
import type { RouteRow } from './route-row';
import { ROUTES } from './routes';

/**
 * The rules of the table in the `_redirects` format: from, to, status. Some hosts ask them before they look for a file, so each
 * page is said to be one, with the slash under which such a host keeps it, before the patterns that would move it on.
 */
export function redirectsFile(routes: readonly RouteRow[] = ROUTES): string {
  const pages = prerenderPaths(routes).filter((path) => path !== '/');
  const lines = [
    ...pages.map((path) => `${path} ${path}/ 200`),
    ...hostRedirects(routes).map(({ from, to, status }) => `${from} ${to} ${status}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
