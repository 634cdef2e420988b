import { BRAND, pageMetadata, resolvePath, type MetadataContext, type PageMetadata } from '@kidcode/site';

import { siteConfig } from '../shared/site-config';

/** Title, description and the rest of what the page at a path says of itself. */
export function metadataOf(pathname: string, context: MetadataContext = {}): PageMetadata {
  const { page, params } = resolvePath(pathname);
  return pageMetadata(page ?? 'not-found', params, context);
}

/** The title under which a page is shared, where no address bar says whose it is. */
export const sharedTitle = (title: string): string =>
  title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`;

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Brings the document's head in step after a navigation; the static HTML carries the same for each page. */
export function applyPageHead(pathname: string, context: MetadataContext): void {
  const { title, description, canonical } = metadataOf(pathname, context);
  const address = siteConfig.origin + (canonical ?? pathname);
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('link[rel="canonical"]', 'href', address);
  setAttribute('meta[property="og:title"]', 'content', sharedTitle(title));
  setAttribute('meta[property="og:description"]', 'content', description);
  setAttribute('meta[property="og:url"]', 'content', address);
}
