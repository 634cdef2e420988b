import { concretePaths } from './concrete-paths';
import { matchPath, specificity, valuesOf } from './match-path';
import { normalPath } from './path-segments';
import { parameterNames, segmentsOf } from './pattern';
import type { RouteProblem } from './route-problem';
import type { RouteRow } from './route-row';
import { isPageRow } from './route-row';

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
    const winner = matchPath(normalPath(path).segments ?? [], routes)?.row;
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
  return isPageRow(row) ? [row.canonical, ...Object.values(row.canonicalFor ?? {}), ...redirects] : redirects;
}
