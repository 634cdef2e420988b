import { parameterName, segmentsOf } from './pattern';
import type { RouteRow } from './route-row';

/**
 * A row's pattern in the browser router's syntax, `/camps/:season/:branchId`.
 *
 * The router does not know the values that a parameter may take: ask `resolvePath` before rendering. No two
 * rows of the table share a router pattern (`verifyRoutes` reports it).
 */
export function routerPattern(row: Pick<RouteRow, 'pattern'>): string {
  const segments = segmentsOf(row.pattern).map((segment) => {
    const name = parameterName(segment);
    return name === null ? segment : `:${name}`;
  });
  return `/${segments.join('/')}`;
}
