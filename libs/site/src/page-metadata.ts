import { BRAND } from './brand';
import type { Breadcrumb } from './breadcrumbs';
import { breadcrumbs } from './breadcrumbs';
import { canonicalPath } from './canonical-path';
import { describePage } from './describe-page';
import { followPath } from './follow-path';
import type { PageId } from '@kidcode/school';
import type { MetadataContext } from './page-info';
import type { RouteParams } from './route-row';
import { ROUTES } from './routes';

/** What a page's head says. */
export type PageMetadata = {
  /** The whole title, brand included. */
  readonly title: string;
  readonly description: string;
  /** The address that all aliases share, as a path; `null` for the not-found page. */
  readonly canonical: string | null;
  readonly noindex: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
};

/**
 * Title, description, canonical path, indexing and breadcrumbs of a page.
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
    breadcrumbs: breadcrumbs(canonical ?? '/', ROUTES, context),
  };
}
