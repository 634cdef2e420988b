import { concretePaths } from './concrete-paths';
import { followPath } from './follow-path';
import type { RouteRow } from './route-row';
import { isPageRow } from './route-row';
import { ROUTES } from './routes';

/**
 * Every path that is written as a file at build time: each page row with all its values, aliases included,
 * without repetition. Paths that another row redirects are left out.
 */
export function prerenderPaths(routes: readonly RouteRow[] = ROUTES): readonly string[] {
  const paths = routes.filter((row) => isPageRow(row) && row.prerender).flatMap(concretePaths);
  return [...new Set(paths)].filter((path) => {
    const { redirects, end } = followPath(path, routes);
    return redirects.length === 0 && end?.row.prerender === true;
  });
}
