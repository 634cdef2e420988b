/** Whom the site's pages may talk to. */
export type PagePolicy = {
  /** CSP sources of the page's own inline scripts. */
  scriptHashes: readonly string[];
  /** Further origins for requests: backend, mail, portal. */
  connectOrigins: readonly string[];
};

/** Google's maps script and what it loads; used only by a build that has a key. */
const MAPS = {
  script: 'https://maps.googleapis.com',
  connect: 'https://maps.googleapis.com https://places.googleapis.com',
  image: 'https://maps.googleapis.com https://maps.gstatic.com https://*.ggpht.com',
  style: 'https://fonts.googleapis.com',
  font: 'https://fonts.gstatic.com',
};

/** The content security policy of one page of the site. Emotion writes styles while the page runs. */
export function contentSecurityPolicy({ scriptHashes, connectOrigins }: PagePolicy): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes, MAPS.script].join(' '),
    'style-src': `'self' 'unsafe-inline' ${MAPS.style}`,
    'img-src': `'self' data: blob: ${MAPS.image}`,
    'font-src': `'self' data: ${MAPS.font}`,
    'connect-src': ["'self'", ...connectOrigins, MAPS.connect].join(' '),
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'form-action': ["'self'", ...connectOrigins].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
