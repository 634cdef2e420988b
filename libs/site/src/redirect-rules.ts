import { answerAddress, askedQuery } from './answer-address';
import { concretePaths, pathsWithUnknown, UNKNOWN_VALUE } from './concrete-paths';
import { parameterName, segmentsOf } from './pattern';
import type { RedirectStatus, RouteRow } from './route-row';
import { isPageRow } from './route-row';
import { ROUTES } from './routes';

/** One line of a host's redirect file. A `:name` segment of `from` stands for any one segment, and for the same in `to`. */
export type HostRedirect = { readonly from: string; readonly to: string; readonly status: RedirectStatus };

/**
 * The redirects of the table for a host that reads them from top to bottom and serves a page's file before
 * it looks at them: known paths first, then patterns for unknown values, the more literal ones earlier.
 */
export function hostRedirects(routes: readonly RouteRow[] = ROUTES): readonly HostRedirect[] {
  const rules = new Map<string, HostRedirect>();
  for (const row of routes) {
    for (const path of [...(isPageRow(row) ? [] : concretePaths(row)), ...pathsWithUnknown(row)]) {
      const answer = answerAddress(path, routes);
      if (answer.kind !== 'move') continue;
      const from = asHostPattern(path, row.pattern);
      const to = answer.to.replace(askedQuery(path), askedQuery(from));
      rules.set(from, { from, to, status: answer.status });
    }
  }
  return [...rules.values()].sort((a, b) => placeholders(a.from) - placeholders(b.from));
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
