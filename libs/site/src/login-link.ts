import { BRAND } from './brand';
import type { NavigationLink } from './navigation-entry';

/** Login to the enrollment portal, in a new tab (specification 1, section 2). */
export function loginLink(portal: string = BRAND.portal.defaultUrl): NavigationLink {
  return {
    title: 'Login',
    page: null,
    href: `${portal.replace(/\/+$/, '')}${BRAND.portal.loginPath}`,
    icon: 'log-in',
    external: true,
  };
}
