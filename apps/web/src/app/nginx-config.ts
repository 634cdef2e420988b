import { CACHE_RULES, type HostRedirect } from '@kidcode/site';

/** What a server of one's own is told; all of it is what static hosts are told in `_redirects` and `_headers`. */
export interface NginxSettings {
  /** Host name of the site. */
  readonly serverName: string;
  /** Sent with every answer, errors too. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly HostRedirect[];
  /** Paths (`/functions/`) that another program on the machine answers; none where the services have hosts of their own. */
  readonly servicePaths: readonly string[];
}

/** Where the built site is copied to, and where the services listen; docs/deployment.md uses the same. */
const PLACES = { root: '/var/www/site', services: '127.0.0.1:4310' } as const;

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** `/camps/:season` as a pattern that nginx reads. */
const patternOf = (from: string): string =>
  `^${from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/gi, '[^/]+')}$`;

/** A closing `?` keeps nginx from adding the visitor's query to one that the rule brings along. */
function redirectLine({ from, to, status }: HostRedirect): string {
  const flag = status === 301 ? 'permanent' : 'redirect';
  return `        rewrite ${quoted(patternOf(from))} ${quoted(to.includes('?') ? `${to}?` : to)} ${flag};`;
}

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

/**
 * A site of nginx: pages by their address, redirects where there is no page, the not-found page with status 404, files as
 * the build compressed them, and the same headers that static hosts send.
 */
export function nginxConfig({ serverName, headers, redirects, servicePaths }: NginxSettings): string {
  const { 'Strict-Transport-Security': transport = '', ...others } = headers;
  return `# Written by the build from the route table, as _redirects and _headers are. How to use it: docs/deployment.md.
# Copy the site to ${PLACES.root}, or change "root" here.

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

server {
    listen 80;
    listen [::]:80;
    server_name ${serverName};
    root ${PLACES.root};

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
    location ~ "/[._](?!well-known/)" { return 404; }
    location = /nginx.conf { return 404; }

    # One spelling of each page.
    location ~ "^(?<page>.*)/index\\.html$" {
        if ($request_uri ~ "/index\\.html") { return 301 $page/$is_args$args; }
    }
    location ~ "^(?<page>/.+)/$" { return 301 $page$is_args$args; }
${servicePaths.map(serviceLocation).join('')}
    location / {
        try_files $uri $uri/index.html @moved;
    }

    location @moved {
${redirects.map(redirectLine).join('\n')}
        return 404;
    }
}
`;
}
