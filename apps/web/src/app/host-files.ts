import type { Branch } from '@kidcode/branches';
import { BRANCH_LIST, BRANCHES, DEFAULT_BRANCH, fewOf } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import type { Breadcrumb, PageId, PagePolicy } from '@kidcode/site';
import {
  BRAND,
  breadcrumbs,
  CACHE_RULES,
  contentSecurityPolicy,
  HOST_HEADERS,
  hostRedirects,
  pageMetadata,
  prerenderPaths,
  PUBLIC_HOST_HEADERS,
  redirectsFile,
  resolvePath,
  sitemapEntries,
} from '@kidcode/site';
import { schemeColors } from '@kidcode/ui';

import { siteConfig } from '../shared/site-config';
import { BRANCH_STYLES } from './branch-styles';
import { nginxConfig } from './nginx-config';
import { OFFICE_PATH } from './office-document';
import { escapeHtml } from './page-head-html';
import { printCss } from './print-css';

const colors = (scheme: 'light' | 'dark'): string => {
  const { paper, raised, ink, quiet, hair } = schemeColors(scheme);
  const { text } = BRANCHES[DEFAULT_BRANCH].accent[scheme];
  return `--paper:${paper};--raised:${raised};--ink:${ink};--quiet:${quiet};--line:${hair};--accent:${text}`;
};

const STYLE = [
  `:root{color-scheme:light dark;${colors('light')}}`,
  `@media(prefers-color-scheme:dark){:root{${colors('dark')}}}`,
  'body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Nunito,system-ui,sans-serif}',
  "@font-face{font-family:Nunito;src:url('/fonts/nunito.woff2');font-weight:400 700}",
  "@font-face{font-family:Fredoka;src:url('/fonts/fredoka.woff2');font-weight:600}",
  'main{max-width:44rem;margin:0 auto;padding:2.5rem 1rem}',
  'h1,h2{font-family:Fredoka,system-ui,sans-serif;line-height:1.2}h2{margin:0 0 .25rem;font-size:1.25rem}',
  'a{color:var(--accent);display:inline-block;padding:.375rem 0}p{margin:.25rem 0}',
  'ul{list-style:none;padding:0;display:grid;gap:1rem}',
  'li.place{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:1rem}',
  'a.again{font-weight:700;font-size:1.125rem}.quiet{color:var(--quiet)}',
].join('');

function placeHtml({ name, address, phone, telHref, weekdayHours, weekendHours }: Branch): string {
  const hours = `<p>Mon-Fri ${escapeHtml(weekdayHours)}<br>Sat-Sun ${escapeHtml(weekendHours)}</p>`;
  return `<li class="place"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(address)}</p>${hours}<a href="${telHref}">${escapeHtml(phone)}</a></li>`;
}

/** What a parent on the way looks for: phones, addresses, hours, the timetable, the family's plan. */
const KEPT: readonly PageId[] = ['home', 'contact', 'class-schedule', 'learning-centers', 'camp-plan', 'faq'];

/** Pages of which every device keeps a copy, each at its own address, where the school has them. */
export function keptPages(): readonly Breadcrumb[] {
  const paths = prerenderPaths();
  return KEPT.flatMap((page) => {
    const path = paths.find((candidate) => {
      const found = resolvePath(candidate);
      return found.page === page && pageMetadata(page, found.params).canonical === candidate;
    });
    return path === undefined ? [] : breadcrumbs(path).slice(-1);
  });
}

const linksHtml = (): string =>
  keptPages()
    .map(({ path, label }) => `<li><a href="${path}">${escapeHtml(label)}</a></li>`)
    .join('');

/**
 * What a visitor without a connection sees in place of a page that is not kept: whole in itself, without a script. The
 * address stays that of the page which was asked for, so that "Try again" asks for it.
 */
const offlineDocument = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>No connection - ${escapeHtml(BRAND.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>You are offline</h1>
      <p>This page has not been kept on your device. Press “Try again” once you have a connection.</p>
      <p><a class="again" href="">Try again</a></p>
      <ul>${fewOf(BRANCH_LIST).map(placeHtml).join('')}</ul>
      <p>Or call <a href="${BRAND.phone.href}">${escapeHtml(BRAND.phone.display)}</a>.</p>
      <p class="quiet">These pages work without a connection:</p>
      <ul>${linksHtml()}</ul>
    </main>
  </body>
</html>
`;

/** What a device shows of the site on its home screen; the icons are the school's own files. */
const webManifest = (): string =>
  `${JSON.stringify(
    {
      name: BRAND.name,
      short_name: BRAND.name,
      description: BRAND.tagline,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: BRANCHES[DEFAULT_BRANCH].accent.light.solid,
      background_color: schemeColors('light').paper,
      categories: ['education', 'kids'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;

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
function pagePolicy(scriptHashes: readonly string[]): PagePolicy {
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

const nginx = (policy: PagePolicy) =>
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
    ...nginx(policy),
  };
}
