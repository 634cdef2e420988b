import { canonicalOfRow } from './canonical-path';
import { concretePaths } from './concrete-paths';
import { followPath } from './follow-path';
import type { PageId } from '@kidcode/school';
import type { PageInfo } from './page-info';
import type { RouteProblem } from './route-problem';
import type { RouteParams, RouteRow } from './route-row';
import { isPageRow } from './route-row';

/** Title and description of a page, or `null` where nobody wrote them. */
export type DescribeForCheck = (
  page: PageId,
  params: RouteParams,
) => Pick<PageInfo, 'title' | 'description'> | null;

/** Rows whose page does not exist, and pages that no row shows. `not-found` needs no row. */
export function pageProblems(routes: readonly RouteRow[], pages: readonly PageId[]): readonly RouteProblem[] {
  const rows = routes.filter(isPageRow);
  const lost = rows.filter((row) => !pages.includes(row.page));
  const unused = pages.filter((page) => page !== 'not-found' && !rows.some((row) => row.page === page));
  return [
    ...lost.map(({ page, pattern }): RouteProblem => {
      return { code: 'row-without-page', pattern, message: `${pattern} shows ${page}, which is no page` };
    }),
    ...unused.map((page): RouteProblem => ({ code: 'page-without-row', message: `no row shows ${page}` })),
  ];
}

/** Shared addresses that are not what they say, pages without words, and titles used twice. */
export function addressProblems(
  routes: readonly RouteRow[],
  describe: DescribeForCheck,
): readonly RouteProblem[] {
  const problems: RouteProblem[] = [];
  const titles = new Map<string, string>();
  for (const row of routes.filter(isPageRow)) {
    const seen = new Set<string>();
    for (const path of concretePaths(row)) {
      const { end } = followPath(path, routes);
      if (end?.row !== row) continue;
      const canonical = canonicalOfRow(row, end.params);
      if (seen.has(canonical)) continue;
      seen.add(canonical);
      problems.push(...canonicalProblems(path, canonical, row.page, routes));
      if (canonical !== path) continue;
      problems.push(...wordProblems(path, describe(row.page, end.params), titles));
    }
  }
  return problems;
}

function canonicalProblems(
  path: string,
  canonical: string,
  page: PageId,
  routes: readonly RouteRow[],
): readonly RouteProblem[] {
  const { redirects, end } = followPath(canonical, routes);
  const itself = end !== null && canonicalOfRow(end.row, end.params) === canonical;
  if (itself && redirects.length === 0 && end.row.page === page) return [];
  const message = `${path} names ${canonical} as its address, which is not the same page's own`;
  return [{ code: 'bad-canonical', message }];
}

function wordProblems(
  path: string,
  info: ReturnType<DescribeForCheck>,
  titles: Map<string, string>,
): readonly RouteProblem[] {
  if (info === null || info.title.trim() === '' || info.description.trim() === '') {
    return [{ code: 'missing-metadata', message: `${path} has no title or no description` }];
  }
  const other = titles.get(info.title);
  titles.set(info.title, path);
  if (other === undefined) return [];
  return [{ code: 'duplicate-title', message: `${path} and ${other} share the title "${info.title}"` }];
}
