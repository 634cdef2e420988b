import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import type { IconName } from '@kidcode/school';
import { BRAND } from './brand';
import { campPattern } from './camp-routes';

/** A link to each season's page at the current center (specification 1, section 2; D-12, D-32). */
export const SEASON_LINKS: readonly NavigationLink[] = CAMP_SEASON_IDS.map((season) => {
  const { title, icon } = seasonTab(season);
  return { title, href: campPattern(season), icon, locationBased: true };
});

/** The specialized programs of the current center. */
export const SPECIALIZED_LINK: NavigationLink = {
  title: 'Specialized Programs',
  href: '/{branchId}/programs/specialized',
  icon: 'target',
  locationBased: true,
};

/** The plan of all camps of a family, of centers and online. */
export const FAMILY_PLAN_LINK: NavigationLink = {
  title: 'Family Camp Plan',
  href: '/camps/plan',
  icon: 'users',
};

/** Login to the enrollment portal, in a new tab (specification 1, section 2). */
export function loginLink(portal: string): NavigationLink {
  return {
    title: 'Login',
    href: `${portal.replace(/\/+$/, '')}${BRAND.portal.loginPath}`,
    icon: 'log-in',
    external: true,
  };
}

export type { IconName };

/**
 * Which visitors see an entry: those of a center (and those who chose no branch), those of the online
 * branch, or everyone.
 */
export type NavigationAudience = 'everyone' | 'in-center' | 'online';

export type NavigationLink = {
  readonly title: string;
  /**
   * Address of the page; a school without that page has no such link. In a `locationBased` entry `{branchId}` is the
   * current center, the default one where none is current.
   */
  readonly href: string;
  readonly icon: IconName;
  readonly locationBased?: true;
  /** The center of `href` is no visitor's own: whoever renders the link adds `STANDS_IN`. */
  readonly standsIn?: true;
  /** Leads to another site: opens in a new tab. */
  readonly external?: true;
  /** Only in the slide-down menu of small screens. */
  readonly mobileOnly?: true;
  readonly audience?: NavigationAudience;
};

export type NavigationGroup = { readonly title: string; readonly items: readonly NavigationLink[] };

/** An entry of the menu bar: a link, or a dropdown of grouped links. */
export type NavigationMenu =
  | (NavigationLink & { readonly type: 'link' })
  | {
      readonly type: 'dropdown';
      readonly id: string;
      readonly title: string;
      readonly icon: IconName;
      readonly audience: NavigationAudience;
      readonly groups: readonly NavigationGroup[];
    };
