import { PAGES } from '@kidcode/current-school';
import type { PageId } from '@kidcode/school';
import { describePage } from './describe-page';
import { canonicalOfRow, followPath } from './follow-path';
import { concretePaths, matchPath, specificity, valuesOf, parameterNames, segmentsOf } from './match-path';
import { isPageRow, type PageInfo, type RouteRow } from './route-row';

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
export function addressProblems(routes: readonly RouteRow[]): readonly RouteProblem[] {
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
      const info = PAGES.includes(row.page) ? describePage(row.page, end.params) : null;
      problems.push(...wordProblems(path, info, titles));
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
  info: PageInfo | null,
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

type RouteProblemCode =
  /** A pattern that is no path, or a value that no row gives. */
  | 'bad-pattern'
  /** Two rows answer exactly the same paths. */
  | 'duplicate'
  /** A row that another one keeps from answering. */
  | 'shadowed'
  /** Two rows of one shape: nobody who reads the table can tell which of them answers. */
  | 'ambiguous'
  | 'redirect-loop'
  | 'redirect-chain'
  | 'dead-redirect'
  | 'dead-link'
  | 'row-without-page'
  | 'page-without-row'
  /** The shared address is not a path of the same page, or is itself an alias. */
  | 'bad-canonical'
  | 'missing-metadata'
  | 'duplicate-title';

export type RouteProblem = {
  readonly code: RouteProblemCode;
  /** One sentence for a developer. */
  readonly message: string;
  /** The row, where the problem is one of a row. */
  readonly pattern?: string;
};

const LITERAL_OR_PARAMETER = /^(?:[a-z0-9-]+|\{\w+\})$/;

/** Patterns that are no path, and parameters that nothing gives a value. */
export function malformedRow(row: RouteRow): RouteProblem | null {
  const { pattern } = row;
  const isPath = pattern === '/' || (pattern.startsWith('/') && segmentsOf(pattern).every(isSegment));
  if (!isPath) return { code: 'bad-pattern', pattern, message: `${pattern} is no path pattern` };
  const names = parameterNames(pattern);
  const empty = names.find((name) => valuesOf(row, name).length === 0);
  if (empty !== undefined) {
    return { code: 'bad-pattern', pattern, message: `{${empty}} in ${pattern} has no values` };
  }
  const given = isPageRow(row) ? row.params : row.fallback;
  const known = new Set([...names, ...Object.keys(given ?? {})]);
  for (const target of targetsOf(row)) {
    const missing = parameterNames(target).find((name) => !known.has(name));
    if (missing !== undefined) {
      return {
        code: 'bad-pattern',
        pattern,
        message: `${target} needs {${missing}}, which ${pattern} lacks`,
      };
    }
  }
  return null;
}

/** Rows that answer the same paths as another row, or never get to answer. */
export function collisions(routes: readonly RouteRow[]): readonly RouteProblem[] {
  return routes.flatMap((row, index) => collisionOf(row, routes.slice(0, index), routes) ?? []);
}

function collisionOf(
  row: RouteRow,
  earlier: readonly RouteRow[],
  routes: readonly RouteRow[],
): RouteProblem | null {
  const { pattern } = row;
  const paths = concretePaths(row);
  const twin = earlier.find((other) => shapeOf(other) === shapeOf(row));
  if (twin !== undefined && sameMembers(concretePaths(twin), paths)) {
    return { code: 'duplicate', pattern, message: `${pattern} answers the same paths as ${twin.pattern}` };
  }
  const stolen = paths.flatMap((path) => {
    const winner = matchPath(segmentsOf(path), routes)?.row;
    return winner === undefined || winner === row ? [] : [{ path, winner }];
  });
  const unfair = stolen.find(({ winner }) => specificity(winner.pattern) === specificity(pattern));
  const thief = unfair ?? (stolen.length === paths.length ? stolen[0] : undefined);
  if (thief !== undefined) {
    const message = `${pattern} never answers ${thief.path}: ${thief.winner.pattern} does`;
    return { code: 'shadowed', pattern, message };
  }
  if (twin === undefined) return null;
  const message = `${pattern} has the shape of ${twin.pattern}: one row can take the values of both`;
  return { code: 'ambiguous', pattern, message };
}

const isSegment = (segment: string) => LITERAL_OR_PARAMETER.test(segment);

const shapeOf = (row: RouteRow) => row.pattern.replace(/\{\w+\}/g, '{}');

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((path) => b.includes(path));

function targetsOf(row: RouteRow): readonly string[] {
  const rule = isPageRow(row) ? row.otherwise : row;
  const redirects = [rule?.redirect, rule?.atOwnCenter].filter((target) => target !== undefined);
  return isPageRow(row)
    ? [row.canonical ?? row.pattern, ...Object.values(row.canonicalFor ?? {}), ...redirects]
    : redirects;
}
