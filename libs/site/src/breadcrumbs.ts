import { canonicalOfRow } from './canonical-path';
import { describePage } from './describe-page';
import { followPath } from './follow-path';
import type { MetadataContext } from './page-info';
import type { RouteRow } from './route-row';
import { ROUTES } from './routes';

/** One step from home to a page. */
export type Breadcrumb = { readonly label: string; readonly path: string };

/**
 * The way from home to the page at a path, home and the page itself included, each step with its canonical
 * address. Aliases have the crumbs of their canonical address.
 *
 * @param context the site's day decides how a camp page is named.
 * @returns Only home for home itself and for a path that leads to no page.
 */
export function breadcrumbs(
  path: string,
  routes: readonly RouteRow[] = ROUTES,
  context: MetadataContext = {},
): readonly Breadcrumb[] {
  const home: Breadcrumb = { label: 'Home', path: '/' };
  const { end } = followPath(path, routes);
  if (end === null) return [home];
  const here = canonicalOfRow(end.row, end.params);
  if (here === home.path) return [home];
  const info = describePage(end.row.page, followPath(here, routes).end?.params ?? end.params, context);
  const parents = (info.parents ?? []).map((parent) => crumbOf(parent, routes));
  return [home, ...parents, { label: info.label, path: here }];
}

/** @throws When a page names a parent that is no page: its crumb would be a dead link. */
function crumbOf(path: string, routes: readonly RouteRow[]): Breadcrumb {
  const { end } = followPath(path, routes);
  if (end === null) throw new Error(`site: the parent page ${path} does not exist`);
  return { label: describePage(end.row.page, end.params).label, path: canonicalOfRow(end.row, end.params) };
}
