import { parseSiteDay, siteToday } from '@kidcode/scheduling';

/** What the browser may know of the configuration. Never a secret. */
export interface SiteConfig {
  /** The pinned day (`YYYY-MM-DD`), or null when the site runs on the real clock. */
  readonly pinnedToday: string | null;
  /** The day on which the pages were rendered (a valid site day); hydration starts from it. */
  readonly builtToday: string;
  /** Public address of the site, without a trailing slash: canonical links and the sitemap. */
  readonly origin: string;
  /** Where the enrollment portal lives: an absolute URL, or a path on the same host. */
  readonly portal: string;
  /** The build's version, shown on /admin. */
  readonly version: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULTS = { origin: 'https://www.kidcode.example', portal: '/portal' } as const;

const isHttpUrl = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text);

const withoutTrailingSlash = (text: string): string => text.replace(/\/+$/, '');

/**
 * Reads the build's environment once and refuses what cannot work.
 *
 * @throws Error with one line per problem, each saying what was expected.
 */
export function readBuildConfig(env: Env): SiteConfig {
  const problems: string[] = [];
  const pinned = env.SITE_TODAY?.trim() ?? '';
  if (pinned !== '' && !parseSiteDay(pinned).ok) {
    problems.push(`SITE_TODAY: expected a day as YYYY-MM-DD or nothing, got '${pinned}'`);
  }
  const origin = withoutTrailingSlash(env.SITE_ORIGIN ?? DEFAULTS.origin);
  if (!isHttpUrl(origin)) problems.push(`SITE_ORIGIN: expected an http(s) address, got '${origin}'`);
  const portal = withoutTrailingSlash(env.KIDCODE_PORTAL_URL ?? DEFAULTS.portal);
  if (!isHttpUrl(portal) && !portal.startsWith('/')) {
    problems.push(`KIDCODE_PORTAL_URL: expected an http(s) address or a path like /portal, got '${portal}'`);
  }
  if (problems.length > 0) throw new Error(`The site cannot be built with this configuration:\n- ${problems.join('\n- ')}`);
  const pinnedToday = pinned === '' ? null : pinned;
  return {
    pinnedToday,
    builtToday: siteToday({ ...(pinnedToday ? { pinned: pinnedToday } : {}), now: new Date() }),
    origin,
    portal,
    version: env.npm_package_version ?? '0.0.0',
  };
}
