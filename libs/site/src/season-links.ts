import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import { campPattern } from './camp-address';
import type { NavigationLink } from './navigation-entry';

/** A link to each season's page at the current center (specification 1, section 2; D-12, D-32). */
export const SEASON_LINKS: readonly NavigationLink[] = CAMP_SEASON_IDS.map((season) => {
  const { title, icon } = seasonTab(season);
  return { title, page: 'camp', href: campPattern(season), icon, locationBased: true };
});

/** The plan of all camps of a family, of centers and online. */
export const FAMILY_PLAN_LINK: NavigationLink = {
  title: 'Family Camp Plan',
  page: 'camp-plan',
  href: '/camps/plan',
  icon: 'users',
};
