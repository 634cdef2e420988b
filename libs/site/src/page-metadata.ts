import type { PageId } from '@kidcode/school';

import { BRAND } from './brand';
import { describePage } from './describe-page';
import { canonicalPath, canonicalOfRow, followPath } from './follow-path';
import type { MetadataContext, RouteParams, RouteRow } from './route-row';
import { ROUTES } from './routes';

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

export type PageMetadata = {
  /** The whole title, brand included. */
  readonly title: string;
  readonly description: string;
  /** The address that all aliases share, as a path; `null` for the not-found page. */
  readonly canonical: string | null;
  readonly noindex: boolean;
};

/**
 * Title, description, canonical path and indexing of a page.
 *
 * An alias is described exactly as its canonical address is. Camp titles are `{Season} Camp {year} for
 * {branch name}`; home's title follows the branch (specification 1 and 2, section 2).
 *
 * @param params As `resolvePath` returns them.
 * @param context The current branch, which only home without a branch in its path looks at, and the site's day, which camp
 * pages follow.
 * @example pageMetadata('camp', { season: 'winter', branchId: 'euless' }).title // 'Winter Camp 2025 for Euless'
 */
export function pageMetadata(page: PageId, params: RouteParams, context: MetadataContext = {}): PageMetadata {
  const canonical = canonicalPath(page, params);
  const end = canonical === null ? null : followPath(canonical, ROUTES).end;
  const { title, exact, description } = describePage(page, end?.params ?? params, context);
  return {
    title: exact === true ? title : `${title} | ${BRAND.name}`,
    description,
    canonical,
    noindex: canonical === null || end?.row.noindex === true,
  };
}
