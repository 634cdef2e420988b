import { CACHE_RULES, HOST_ONLY_FILES, type HostRedirect } from '@kidcode/site';

/** What a server of one's own is told; all of it is what static hosts are told in `_redirects` and `_headers`. */
export interface NginxSettings {
  readonly serverName: string;
  /** Sent with every answer, errors too. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
  readonly redirects: readonly HostRedirect[];
  /** Paths (`/functions/`) that another program on the machine answers; none where the services have hosts of their own. */
  readonly servicePaths: readonly string[];
}

/** Where the built site is copied to, and where the services listen; docs/deployment.md uses the same. */
const PLACES = { root: '/var/www/site', services: '127.0.0.1:4310' } as const;

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** An address in any letters, with or without a slash or the file of a page; `:name` is any one segment, kept as `$1`. */
const patternOf = (from: string): string =>
  `(?i)^${from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/gi, '([^/]+)')}(?:/|/index\\.html)?$`;

/** `/camps/:season` with what the pattern has kept in the places of the names. */
function targetOf(to: string): string {
  let place = 0;
  return to.replace(/:[a-z]\w*/gi, () => `$${(place += 1)}`);
}

const rewrite = (pattern: string, to: string, status: HostRedirect['status']): string =>
  `        rewrite ${quoted(pattern)} ${quoted(to)} ${status === 301 ? 'permanent' : 'redirect'};`;

/** Another spelling of a page moves to it; without its file the page itself is not found, and does not move to itself. */
const pageLine = (path: string): string =>
  rewrite(path === '/' ? '(?i)^/index\\.html$' : `^(?!${path}$)${patternOf(path)}`, path, 301);

const redirectLine = ({ from, to, status }: HostRedirect): string =>
  rewrite(patternOf(from), targetOf(to), status);

const headerLine = ([name, value]: readonly [string, string]): string =>
  `    add_header ${name} ${quoted(value)} always;`;

/** A header of its own keeps a service's answer from getting the site's a second time. */
const serviceLocation = (path: string): string => `
    location ^~ ${path} {
        proxy_pass http://${PLACES.services};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        add_header Strict-Transport-Security $kidcode_transport always;
    }
`;

const WRITTEN =
  '# Written by the build from the route table, as _redirects and _headers are. How to use it: docs/deployment.md.';

/**
 * A site of nginx: pages by their address, redirects and other spellings where there is no page, the not-found page with
 * status 404, files as the build compressed them, and the same headers that static hosts send.
 *
 * @returns files by their names: `nginx.conf` is copied to the server once and gets its certificate there; the two that it includes stay
 *   in the site, so that each build's rules are in force after a reload.
 */
export function nginxConfig({ serverName, headers, pages, redirects, servicePaths }: NginxSettings) {
  const { 'Strict-Transport-Security': transport = '', ...others } = headers;
  return {
    'nginx.conf': `${WRITTEN}
# Copy the site to ${PLACES.root}, or name its place here, three times.

include ${PLACES.root}/nginx-maps.conf;

server {
    listen 80;
    listen [::]:80;
    server_name ${serverName};
    root ${PLACES.root};
    include ${PLACES.root}/nginx-rules.conf;
}
`,
    'nginx-maps.conf': `${WRITTEN}
# For the block "http".

map $sent_http_content_type $kidcode_by_type {
    ~^text/html ${quoted(CACHE_RULES.page)};
    default ${quoted(CACHE_RULES.file)};
}

map $uri $kidcode_cache {
    ~^/assets/ ${quoted(CACHE_RULES.hashed)};
    /sw.js ${quoted(CACHE_RULES.page)};
    default $kidcode_by_type;
}

# Browsers take it over TLS only.
map $scheme $kidcode_transport {
    default ${quoted(transport)};
}
`,
    'nginx-rules.conf': `${WRITTEN}
# For the block "server", which says where the site is.

    server_tokens off;
    absolute_redirect off;
    etag on;
    charset utf-8;
    charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json;
    gzip_static on;
    gzip_vary on;
    # With the module ngx_brotli: brotli_static on;

    include mime.types;
    types {
        application/manifest+json webmanifest;
    }

    add_header Cache-Control $kidcode_cache always;
    add_header Strict-Transport-Security $kidcode_transport always;
${Object.entries(others).map(headerLine).join('\n')}

    error_page 404 /404.html;

    # Files for hosts and tools.
    location ~ ${quoted(HOST_ONLY_FILES.source)} { return 404; }

    # Folders of pages and the files in them are other spellings.
    location ~* "./$|/index\\.html$" { try_files /_ @moved; }
${servicePaths.map(serviceLocation).join('')}
    location / {
        try_files $uri $uri/index.html @moved;
    }

    location @moved {
${[...pages.map(pageLine), ...redirects.map(redirectLine)].join('\n')}
        return 404;
    }
`,
  };
}
