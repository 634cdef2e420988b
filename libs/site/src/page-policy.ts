/** Whom the site's pages may talk to, and which scripts stand in their own text. */
export type PagePolicy = {
  /** CSP sources (`'sha256-…'`) of the pages' own inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Origins other than the site's own: backend, mail, portal. */
  readonly connectOrigins: readonly string[];
  /** Whether the build has a browser key of Google Maps; without one no host of Google is named. */
  readonly maps: boolean;
};

/** What Google's maps script loads. */
const MAPS = {
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  image: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'https://*.ggpht.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
} as const;

/**
 * The `Content-Security-Policy` of the site's pages. Emotion writes styles while a page runs. A host of Google among the
 * sources of scripts would let anybody's call-back through, so a build with a key trusts what its own scripts load instead.
 */
export function contentSecurityPolicy({ scriptHashes, connectOrigins, maps }: PagePolicy): string {
  const google = (kind: keyof typeof MAPS): readonly string[] => (maps ? MAPS[kind] : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...(maps ? ["'strict-dynamic'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'", ...google('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...google('image')],
    'font-src': ["'self'", 'data:', ...google('font')],
    'connect-src': ["'self'", ...connectOrigins, ...google('connect')],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
