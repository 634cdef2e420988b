import type { CenterId } from '@kidcode/branches';
import { matchPath } from './match-path';
import { normalPath } from './path-segments';
import { segmentsOf } from './pattern';
import type { PageRow, RedirectTarget, RouteParams, RouteRow } from './route-row';
import { ROUTES } from './routes';

/** A path followed through its redirects to the page at their end, if there is one. */
export type FollowedPath = {
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
 * @param ownCenter The visitor's own center, for addresses that leave it open.
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
  if (match?.kind !== 'page') {
    const finalPath = redirects.at(-1) ?? path;
    return { path, redirects, finalPath, end: null, rule, standsIn, fillsIn, loops: match !== null };
  }
  const isSmall = written?.every((segment, index) => segment === segments?.[index]);
  return {
    path,
    redirects: isSmall ? redirects : [here],
    finalPath: here,
    end: match,
    rule,
    standsIn,
    fillsIn,
    loops: false,
  };
}
