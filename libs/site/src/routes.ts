import { CAMP_ROUTES } from './camp-routes';
import { COMPANY_ROUTES } from './company-routes';
import { PRICING_ROUTES } from './pricing-routes';
import { PROGRAM_ROUTES } from './program-routes';
import type { RouteRow } from './route-row';
import { SERVICE_ROUTES } from './service-routes';

/**
 * Every path of the site: pages, aliases and redirects (specification 2, section 2, "Full route table", and
 * the navigation of specification 1, section 2).
 *
 * The order decides nothing: the row with the most literal segments wins. A path that no row answers is the
 * not-found page.
 */
export const ROUTES: readonly RouteRow[] = [
  ...COMPANY_ROUTES,
  ...PRICING_ROUTES,
  ...PROGRAM_ROUTES,
  ...SERVICE_ROUTES,
  ...CAMP_ROUTES,
];
