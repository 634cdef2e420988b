/** A path as the route table sees it. */
export type NormalPath = { readonly path: string; readonly segments: readonly string[] };

/**
 * Takes query and hash off a path, and what makes no other address of it: slashes at its end or doubled, and the `index.html`
 * of a page's folder. Decodes its segments; letters keep their case (followPath makes them small).
 *
 * @returns Segments of `null` where the text is no path of this site (it does not start at the root).
 */
export function normalPath(text: string): NormalPath | { readonly path: string; readonly segments: null } {
  const written = /^[^?#]*/.exec(text)?.[0] ?? '';
  const path = written.replace(/\/{2,}/g, '/').replace(/(?:\/index\.html)?\/?$/i, '') || '/';
  if (!path.startsWith('/')) return { path, segments: null };
  const segments = path === '/' ? [] : path.slice(1).split('/').map(decoded);
  return { path, segments };
}

/** A malformed escape is kept as it stands: no row has such a segment, so it is simply not found. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
