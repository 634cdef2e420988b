import { concretePaths, pathsWithUnknown } from './concrete-paths';
import { followPath } from './follow-path';
import type { RouteProblem } from './route-problem';
import type { RouteRow } from './route-row';
import { isPageRow } from './route-row';

/** Redirects that run in circles, need more than one step, or lead to nothing: one problem per row at most. */
export function redirectProblems(routes: readonly RouteRow[]): readonly RouteProblem[] {
  return routes.flatMap((row) => problemOf(row, routes) ?? []);
}

function problemOf(row: RouteRow, routes: readonly RouteRow[]): RouteProblem | null {
  const { pattern } = row;
  for (const path of [...(isPageRow(row) ? [] : concretePaths(row)), ...pathsWithUnknown(row)]) {
    const { redirects, end, loops } = followPath(path, routes);
    const way = [path, ...redirects].join(' -> ');
    if (loops) return { code: 'redirect-loop', pattern, message: `${way} runs in a circle` };
    if (redirects.length > 1)
      return { code: 'redirect-chain', pattern, message: `${way} takes several steps` };
    if (end === null) return { code: 'dead-redirect', pattern, message: `${way} leads to no page` };
  }
  return null;
}
