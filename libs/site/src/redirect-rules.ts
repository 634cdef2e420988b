import { concretePaths, pathsWithUnknown, UNKNOWN_VALUE } from './concrete-paths';
import { followPath } from './follow-path';
import { parameterName, segmentsOf } from './pattern';
import type { RedirectStatus, RouteRow } from './route-row';
import { isPageRow } from './route-row';
import { ROUTES } from './routes';

/** One line of a host's redirect file. A `:name` segment of `from` stands for any one segment. */
export type HostRedirect = { readonly from: string; readonly to: string; readonly status: RedirectStatus };

/**
 * The redirects of the table for a host that reads them from top to bottom and serves a page's file before
 * it looks at them: known paths first, then patterns for unknown values, the more literal ones earlier.
 */
export function redirectRules(routes: readonly RouteRow[] = ROUTES): readonly HostRedirect[] {
  const rules = new Map<string, HostRedirect>();
  for (const row of routes) {
    const rule = isPageRow(row) ? row.otherwise : row;
    if (rule === undefined) continue;
    for (const path of [...(isPageRow(row) ? [] : concretePaths(row)), ...pathsWithUnknown(row)]) {
      const { redirects, finalPath, end } = followPath(path, routes);
      const from = asHostPattern(path, row.pattern);
      if (redirects.length > 0 && end !== null) rules.set(from, { from, to: finalPath, status: rule.status });
    }
  }
  return [...rules.values()].sort((a, b) => placeholders(a.from) - placeholders(b.from));
}

/** What a host adds to a target whose center only stands in for the visitor's own: the page's script then looks (D-47). */
export const ANY_CENTER = '?center=any';

/** The rules as a host is given them: where a center only stands in, the target says so. */
export function hostRedirects(routes: readonly RouteRow[] = ROUTES): readonly HostRedirect[] {
  const marked = new Set(
    routes.filter((row) => !isPageRow(row) && row.anyCenter === true).map(({ pattern }) => pattern),
  );
  return redirectRules(routes).map((rule) =>
    marked.has(rule.from) ? { ...rule, to: rule.to + ANY_CENTER } : rule,
  );
}

/** `/camps/__unknown__` as `/camps/:branchId`. */
function asHostPattern(path: string, pattern: string): string {
  const shape = segmentsOf(pattern);
  const segments = segmentsOf(path).map((segment, index) =>
    segment === UNKNOWN_VALUE ? `:${parameterName(shape[index] ?? '') ?? 'any'}` : segment,
  );
  return `/${segments.join('/')}`;
}

const placeholders = (from: string) => from.split('/').filter((segment) => segment.startsWith(':')).length;
