import type { LeadKind } from '@kidcode/leads';

/** What the browser may know of the configuration. Never a secret, but by the explicit opt-in of D-15. */
export interface SiteConfig {
  /** The pinned day (`YYYY-MM-DD`), or null when the site runs on the real clock. */
  readonly pinnedToday: string | null;
  /** The day on which the pages were rendered (a valid site day); hydration starts from it. */
  readonly builtToday: string;
  /** Public address of the site, without a trailing slash: canonical links and the sitemap. */
  readonly origin: string;
  /** Where the enrollment portal lives: an absolute URL, or a path on the same host. */
  readonly portal: string;
  /** Who signs registrations: the function `camp-token`, or the page itself (D-15). */
  readonly tokenSigner: 'server' | 'browser';
  /** Where the functions live: an absolute URL, or a path on the same host. */
  readonly functionsUrl: string;
  /** The signing key in a page that signs by itself: everyone can read it there. Null in every other build. */
  readonly embeddedTokenSecret: string | null;
  /** The browser key of Google Maps, public by nature, or null: the finder then draws its own map (D-24). */
  readonly mapsKey: string | null;
  readonly email: EmailConfig;
  readonly supabase: SupabaseConfig;
  /** Whether content that stands in for the school's own is shown (D-23). */
  readonly showSamples: boolean;
  readonly version: string;
}

/** The e-mail service, or what stands in for it. Every value is public by nature. */
export interface EmailConfig {
  /** Where the service answers; empty means the site's own host. */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateIds: Readonly<Record<LeadKind, string>>;
}

/** The hosted backend's public side: row-level security guards what the anonymous key may do. */
export interface SupabaseConfig {
  /** Project address; empty means the site's own host. */
  readonly url: string;
  readonly anonKey: string;
}

declare const __SITE_CONFIG__: SiteConfig;

/** The public configuration, validated when the site was built (build/build-config.ts). */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
