import { valuesOf } from './match-path';
import { fillPattern, parameterNames } from './pattern';
import type { RouteRow } from './route-row';
import { isPageRow } from './route-row';

/** No branch, season, level or program is called like this: it stands for all unknown values. */
export const UNKNOWN_VALUE = '__unknown__';

/** Every path a row's pattern stands for, with all combinations of its values. */
export function concretePaths(row: RouteRow): readonly string[] {
  return expand(row, (name) => valuesOf(row, name));
}

/** The row's paths with an unknown value in at least one place where the row takes any value in. */
export function pathsWithUnknown(row: RouteRow): readonly string[] {
  const fallback = (isPageRow(row) ? row.otherwise?.fallback : row.fallback) ?? {};
  const paths = expand(row, (name) => [...valuesOf(row, name), ...(name in fallback ? [UNKNOWN_VALUE] : [])]);
  return paths.filter((path) => path.includes(UNKNOWN_VALUE));
}

function expand(row: RouteRow, optionsOf: (name: string) => readonly string[]): readonly string[] {
  let combinations: readonly Record<string, string>[] = [{}];
  for (const name of parameterNames(row.pattern)) {
    combinations = combinations.flatMap((known) =>
      optionsOf(name).map((value) => ({ ...known, [name]: value })),
    );
  }
  return combinations.map((params) => fillPattern(row.pattern, params));
}
