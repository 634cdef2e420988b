import { matchPath } from './match-path';
import { normalPath } from './path-segments';
import type { PageRow, RouteParams, RouteRow } from './route-row';
import { ROUTES } from './routes';

/** A path followed through its redirects to the page at their end, if there is one. */
export type FollowedPath = {
  /** The path without query, hash and trailing slash. */
  readonly path: string;
  /** Each address that the visitor is sent to, in order. */
  readonly redirects: readonly string[];
  readonly finalPath: string;
  readonly end: { readonly row: PageRow; readonly params: RouteParams } | null;
  /** The redirects came back to an address they had left. */
  readonly loops: boolean;
};

/**
 * Follows a path through the table. Never throws for any text; a loop ends where it closes. Addresses are written in
 * small letters: one with capitals leads to where its small letters lead, in one step.
 */
export function followPath(text: string, routes: readonly RouteRow[] = ROUTES): FollowedPath {
  const { path } = normalPath(text);
  const small = path.toLowerCase();
  if (small !== path) {
    const followed = followPath(small, routes);
    const { finalPath, end } = followed;
    return { ...followed, path, redirects: end ? [finalPath] : [], finalPath: end ? finalPath : path };
  }
  const redirects: string[] = [];
  const visited = new Set([path]);
  let finalPath = path;
  for (;;) {
    const { segments } = normalPath(finalPath);
    const match = segments === null ? null : matchPath(segments, routes);
    if (match?.kind !== 'redirect') return { path, redirects, finalPath, end: match, loops: false };
    finalPath = match.to;
    redirects.push(finalPath);
    if (visited.has(finalPath)) return { path, redirects, finalPath, end: null, loops: true };
    visited.add(finalPath);
  }
}
