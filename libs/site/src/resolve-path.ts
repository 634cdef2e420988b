import type { PageId } from '@kidcode/school';
import { canonicalOfRow, followPath } from './follow-path';
import { concretePaths } from './match-path';
import { isPageRow, type MetadataContext, type RouteParams, type RouteRow } from './route-row';
import { pageMetadata } from './page-metadata';
import { ROUTES } from './routes';

/**
 * Every path that is written as a file at build time: each page row with all its values, aliases included,
 * without repetition. Paths that another row redirects are left out.
 */
export function prerenderPaths(): readonly string[] {
  const paths = ROUTES.filter(isPageRow).flatMap(concretePaths);
  return [...new Set(paths)].filter((path) => followPath(path).redirects.length === 0);
}

/** An address that search engines should know. */
type SitemapEntry = { readonly path: string; readonly title: string };

/** The canonical address of every page that may be indexed, in the order of the route table. */
export function sitemapEntries(): readonly SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const alias of prerenderPaths()) {
    const { end } = followPath(alias);
    if (end === null || end.row.noindex === true) continue;
    const path = canonicalOfRow(end.row, end.params);
    entries.set(path, { path, title: pageMetadata(end.row.page, end.params).title });
  }
  return [...entries.values()];
}

type ResolvedPath = {
  /** The path that was asked for, as it was given. */
  readonly path: string;
  readonly kind: 'page' | 'redirect' | 'not-found';
  /** The page at the end, after the redirects; `null` where there is none. */
  readonly page: PageId | null;
  /** Parameters and fixed values of the row that shows the page. */
  readonly params: RouteParams;
  /** Addresses the visitor is sent to, in order; a sound table needs at most one. */
  readonly redirects: readonly string[];
  /** Where the visitor ends, without query, hash and trailing slash. */
  readonly finalPath: string;
  /** Title of the page at the end, or of the not-found page. */
  readonly title: string;
};

/**
 * Decides which page answers a path (specification 2, section 2). Query, hash and trailing slash do not
 * matter; capitals lead to the address in small letters. Never throws: what is no path of the site is `not-found`.
 *
 * @param path Any text, typically a URL's path.
 * @param routes The table to ask.
 * @param context The site's day and the current branch, which the title may follow.
 * @example resolvePath('/camps/euless').finalPath // '/camps/winter/euless'
 */
export function resolvePath(
  path: string,
  routes: readonly RouteRow[] = ROUTES,
  context: MetadataContext = {},
): ResolvedPath {
  const { redirects, finalPath, end } = followPath(path, routes);
  const page = end?.row.page ?? null;
  const params = end?.params ?? {};
  const kind = end === null ? 'not-found' : redirects.length > 0 ? 'redirect' : 'page';
  return {
    path,
    kind,
    page,
    params,
    redirects,
    finalPath,
    title: pageMetadata(page ?? 'not-found', params, context).title,
  };
}
