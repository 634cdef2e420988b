import { isCenterId, type CenterId } from '@kidcode/branches';
import type { PageId } from '@kidcode/school';
import { fillPattern, matchPath, normalPath, parameterNames, segmentsOf, valuesOf } from './match-path';
import { isPageRow, type PageRow, type RedirectTarget, type RouteParams, type RouteRow } from './route-row';
import { ROUTES } from './routes';

/** The one address of a row's page with these values. */
export function canonicalOfRow(row: PageRow, params: RouteParams): string {
  const special = Object.entries(row.canonicalFor ?? {}).find(([value]) =>
    parameterNames(row.pattern).some((name) => params[name] === value),
  );
  return fillPattern(special?.[1] ?? row.canonical ?? row.pattern, params);
}

/**
 * The one address that all aliases of a page share.
 *
 * @param params As `resolvePath` returns them.
 * @returns A path of the table, or `null` where the page has no address with these values.
 */
export function canonicalPath(page: PageId, params: RouteParams): string | null {
  const row = ROUTES.filter(isPageRow).find(
    (candidate) => candidate.page === page && takes(candidate, params),
  );
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

/** A path followed through its redirects to the page at their end, if there is one. */
type FollowedPath = {
  /** The path without query, hash and trailing slash. */
  readonly path: string;
  /** Each address that the visitor is sent to, in order. */
  readonly redirects: readonly string[];
  readonly finalPath: string;
  readonly end: { readonly row: PageRow; readonly params: RouteParams } | null;
  /** The first redirect of the table on the way; null where there is none, as for a page written with capitals. */
  readonly rule: RedirectTarget | null;
  /** A redirect chose the center: the path names none, or none that is known (D-47). */
  readonly standsIn: boolean;
  /** A redirect chose the center or another value, for one that is missing or unknown. */
  readonly fillsIn: boolean;
  /** The redirects came back to an address they had left. */
  readonly loops: boolean;
};

/**
 * Follows a path through the table. Never throws for any text; a loop ends where it closes. Addresses are written in
 * small letters: one with capitals leads to where its small letters lead, in one step.
 *
 * @param ownCenter The visitor's own center, for addresses that name none; one that is unknown gives way to the rule's.
 */
export function followPath(
  text: string,
  routes: readonly RouteRow[] = ROUTES,
  ownCenter: CenterId | null = null,
): FollowedPath {
  const { path, segments: written } = normalPath(text);
  const segments = written?.map((segment) => segment.toLowerCase()) ?? null;
  const visited = new Set<string>();
  const redirects: string[] = [];
  let rule: RedirectTarget | null = null;
  let standsIn = false;
  let fillsIn = false;
  let here = `/${segments?.join('/') ?? ''}`;
  let match = segments === null ? null : matchPath(segments, routes, ownCenter);
  while (match?.kind === 'redirect' && !visited.has(here)) {
    visited.add(here);
    rule ??= match.rule;
    standsIn ||= match.standsIn;
    fillsIn ||= match.fillsIn;
    here = match.to;
    redirects.push(here);
    match = matchPath(segmentsOf(here), routes, ownCenter);
  }
  const way = { path, rule, standsIn, fillsIn };
  if (match?.kind !== 'page')
    return { ...way, redirects, finalPath: redirects.at(-1) ?? path, end: null, loops: match !== null };
  const isSmall = written?.every((segment, index) => segment === segments?.[index]);
  return { ...way, redirects: isSmall ? redirects : [here], finalPath: here, end: match, loops: false };
}

/**
 * The same page at another center.
 *
 * @param path Of a page that names a center.
 * @returns null where that center has no such page.
 */
export function atCenter(path: string, center: CenterId): string | null {
  const there = path.split('/').map((segment) => (isCenterId(segment) ? center : segment));
  const { end, finalPath } = followPath(there.join('/'));
  return end === null ? null : finalPath;
}
