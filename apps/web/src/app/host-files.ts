import {
  HOST_HEADERS,
  prerenderPaths,
  hostRedirects,
  resolvePath,
  sitemapEntries,
  type PageId,
} from '@kidcode/site';

import { siteConfig } from '../shared/site-config';
import { webManifest } from './web-manifest';

/** Every path that becomes a file, with the page that it shows. */
export function pagesToRender(): readonly { path: string; page: PageId }[] {
  return prerenderPaths().map((path) => {
    const { page } = resolvePath(path);
    if (page === null) throw new Error(`web: '${path}' is to be rendered but has no page`);
    return { path, page };
  });
}

const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemapEntries().map(({ path }) => `  <url><loc>${siteConfig.origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.origin}/sitemap.xml\n`;

/** Redirects in the `_redirects` format that static hosts read: from, to, status. */
const redirects = (): string =>
  hostRedirects()
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');

/** Headers in the `_headers` format that static hosts read: a path, then its headers. */
const headers = (): string =>
  [
    '/*',
    ...Object.entries(HOST_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');

/** Files beside the pages, by path below the site's root. */
export const hostFiles = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  'manifest.webmanifest': webManifest(),
  _redirects: redirects(),
  _headers: headers(),
});
