import { valuesOf } from './match-path';
import { fillPattern, parameterNames } from './pattern';
import type { PageId } from '@kidcode/school';
import type { PageRow, RouteParams, RouteRow } from './route-row';
import { isPageRow } from './route-row';
import { ROUTES } from './routes';

/** The one address of a row's page with these values. */
export function canonicalOfRow(row: PageRow, params: RouteParams): string {
  const special = Object.entries(row.canonicalFor ?? {}).find(([value]) =>
    parameterNames(row.pattern).some((name) => params[name] === value),
  );
  return fillPattern(special?.[1] ?? row.canonical, params);
}

/**
 * The one address that all aliases of a page share.
 *
 * @param params As `resolvePath` returns them.
 * @returns A path of the table, or `null` where the page has no address with these values.
 */
export function canonicalPath(
  page: PageId,
  params: RouteParams,
  routes: readonly RouteRow[] = ROUTES,
): string | null {
  const row = routes
    .filter(isPageRow)
    .find((candidate) => candidate.page === page && takes(candidate, params));
  return row === undefined ? null : canonicalOfRow(row, params);
}

/** Whether a path through this row resolves to exactly these values. */
function takes(row: PageRow, params: RouteParams): boolean {
  const names = [...parameterNames(row.pattern), ...Object.keys(row.params ?? {})];
  if (names.length !== Object.keys(params).length) return false;
  return names.every((name) => {
    const value = params[name];
    if (value === undefined) return false;
    return row.params?.[name] === undefined
      ? valuesOf(row, name).includes(value)
      : row.params[name] === value;
  });
}
