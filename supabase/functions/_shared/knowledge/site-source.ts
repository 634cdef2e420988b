/** The site as the crawler reads it: over HTTP in production, from the build's folder on a laptop. */
export type SiteSource = {
  /** The sitemap's text. Rejects when there is none. */
  sitemap: () => Promise<string>;
  /** A page's HTML, or null when there is no such page at the moment. */
  page: (path: string) => Promise<string | null>;
};
