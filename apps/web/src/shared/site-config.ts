import type { SiteConfig } from '../../build/build-config';

declare const __SITE_CONFIG__: SiteConfig;

/** The public configuration, validated when the site was built (build/build-config.ts). */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
