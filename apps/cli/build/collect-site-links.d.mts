/** A path of the site itself: neither another host's nor a file beside the pages. */
export function isInnerPath(value: unknown): boolean;
/** Every inner path under the keys `href`, `to` and `link`, however deep in the value. */
export function linksInValue(value: unknown): Set<string>;
/** Every inner path in the `to` and `href` attributes of a source text. */
export function linksInSource(source: string): string[];
/** Inner links of the site's and the school's sources, and the pages that it has modules for. */
export function collectSiteLinks(
  siteSources: string,
  schoolSources: string,
): Promise<{ links: string[]; pages: string[] }>;
