import { TIME } from '@kidcode/current-school';
import {
  CACHE_RULES,
  contentSecurityPolicy,
  HOST_HEADERS,
  prerenderPaths,
  hostRedirects,
  PUBLIC_HOST_HEADERS,
  redirectsFile,
  resolvePath,
  sitemapEntries,
  type PageId,
  type PagePolicy,
} from '@kidcode/site';

import { siteConfig } from '../shared/site-config';
import { BRANCH_STYLES } from './branch-styles';
import { nginxConfig } from './nginx-config';
import { OFFICE_PATH } from './office-document';
import { offlineDocument } from './offline-document';
import { printCss } from './print-css';
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

const isElsewhere = (address: string): boolean => /^https?:/.test(address);

/** The services of this build, by what the site's own host would answer them under. */
const services = (): readonly (readonly [address: string, path: string])[] => [
  [siteConfig.functionsUrl, '/functions/'],
  [siteConfig.supabase.url, '/rest/'],
  [siteConfig.supabase.url, '/auth/'],
  [siteConfig.email.origin, '/api/'],
  [siteConfig.portal, '/portal/'],
];

/**
 * What the pages of this build need of a host.
 *
 * @param scriptHashes CSP sources of the inline scripts.
 */
export function pagePolicy(scriptHashes: readonly string[]): PagePolicy {
  const origins = services().flatMap(([address]) => (isElsewhere(address) ? [new URL(address).origin] : []));
  return { scriptHashes, connectOrigins: [...new Set(origins)], maps: siteConfig.mapsKey !== null };
}

const publicHeaders = (policy: PagePolicy): Readonly<Record<string, string>> => ({
  ...HOST_HEADERS,
  ...PUBLIC_HOST_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(policy),
});

/** Headers in the `_headers` format that static hosts read: a path, then its headers. */
const headers = (policy: PagePolicy): string =>
  [
    '/*',
    ...Object.entries(publicHeaders(policy)).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${CACHE_RULES.hashed}`,
    '/sw.js',
    `  Cache-Control: ${CACHE_RULES.page}`,
    '',
  ].join('\n');

const nginx = (policy: PagePolicy): string =>
  nginxConfig({
    serverName: new URL(siteConfig.origin).hostname,
    headers: publicHeaders(policy),
    pages: [...prerenderPaths(), OFFICE_PATH],
    redirects: hostRedirects(),
    servicePaths: services().flatMap(([address, path]) => (isElsewhere(address) ? [] : [path])),
  });

/**
 * What the build says of itself to whoever checks a deployment (`kidcode doctor`); the scripts say the same.
 * build/complete-deployment.mjs adds the mark of the school's facts and the files.
 */
const deployment = (): string => {
  const { version, builtToday, pinnedToday, origin, portal, functionsUrl, email, supabase } = siteConfig;
  const facts = {
    version,
    builtToday,
    pinnedToday,
    timeZone: TIME.zone,
    origin,
    portal,
    functionsUrl,
    emailOrigin: email.origin,
    backend: supabase.url,
    backendKey: supabase.anonKey,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
};

/**
 * Files beside the pages, by path below the site's root.
 *
 * @param scriptHashes CSP sources of the inline scripts.
 */
export function hostFiles(scriptHashes: readonly string[]): Readonly<Record<string, string>> {
  const policy = pagePolicy(scriptHashes);
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    'offline.html': offlineDocument(),
    'manifest.webmanifest': webManifest(),
    'print.css': printCss(siteConfig.origin),
    'deployment.json': deployment(),
    'csp.json': JSON.stringify(policy),
    ...(BRANCH_STYLES !== null && { [BRANCH_STYLES.file]: BRANCH_STYLES.css }),
    _redirects: redirectsFile(),
    _headers: headers(policy),
    'nginx.conf': nginx(policy),
  };
}
