import { canonicalOfRow } from './canonical-path';
import { followPath } from './follow-path';
import { pageMetadata } from './page-metadata';
import { prerenderPaths } from './prerender-paths';

/** An address that search engines should know. */
export type SitemapEntry = { readonly path: string; readonly title: string };

/** The canonical address of every page that may be indexed, in the order of the route table. */
export function sitemapEntries(): readonly SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const alias of prerenderPaths()) {
    const { end } = followPath(alias);
    if (end === null || end.row.noindex === true) continue;
    const path = canonicalOfRow(end.row, end.params);
    entries.set(path, { path, title: pageMetadata(end.row.page, end.params).title });
  }
  return [...entries.values()];
}
