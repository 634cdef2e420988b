import { CENTERS_ONLY } from './param-values';
import type { RouteRow } from './route-row';

/** An unknown or missing branch (specification 2, section 2, "Camp route"). */
const ANY_BRANCH = { branchId: 'flower-mound' };

/**
 * Camps. Source: specification 2, section 2, "Camp route" and "Full route table"; D-12, D-27, D-29.
 *
 * The season in question is the winter, so its signposts are temporary (302).
 */
export const CAMP_ROUTES: readonly RouteRow[] = [
  { pattern: '/camps', page: 'camps-overview', canonical: '/camps', prerender: true },
  // Also answers /camps/winter, /camps/summer and /camps/spring: links that name no branch.
  {
    pattern: '/camps/{branchId}',
    where: { branchId: CENTERS_ONLY },
    redirect: '/camps/winter/{branchId}',
    status: 302,
    fallback: ANY_BRANCH,
  },
  {
    pattern: '/camps/summer/{branchId}',
    where: { branchId: CENTERS_ONLY },
    redirect: '/camps/winter/{branchId}',
    status: 302,
    fallback: ANY_BRANCH,
  },
  {
    pattern: '/camps/{season}/{branchId}',
    where: { season: ['winter', 'spring'], branchId: CENTERS_ONLY },
    page: 'camp',
    canonical: '/camps/{season}/{branchId}',
    prerender: true,
    otherwise: {
      redirect: '/camps/winter/{branchId}',
      status: 302,
      fallback: { season: 'winter', ...ANY_BRANCH },
    },
  },
  {
    pattern: '/{branchId}/camps',
    where: { branchId: CENTERS_ONLY },
    redirect: '/camps/winter/{branchId}',
    status: 302,
  },
  // The only address of the summer page, which /camps/summer/... may not show (D-12).
  {
    pattern: '/{branchId}/camps/{season}',
    where: { branchId: CENTERS_ONLY },
    page: 'camp',
    canonical: '/camps/{season}/{branchId}',
    canonicalFor: { summer: '/{branchId}/camps/summer' },
    prerender: true,
    otherwise: { redirect: '/camps/winter/{branchId}', status: 302, fallback: { season: 'winter' } },
  },
  {
    pattern: '/online-camps',
    page: 'online-camps',
    params: { branchId: 'online' },
    canonical: '/online-camps',
    prerender: true,
  },
  {
    pattern: '/online/camps',
    page: 'online-camps',
    params: { branchId: 'online' },
    canonical: '/online-camps',
    prerender: true,
  },
  { pattern: '/programs/{locationId}/camps', redirect: '/camps', status: 301 },
  { pattern: '/programs/in-center/camps', redirect: '/camps', status: 301 },
  {
    pattern: '/camp-finder',
    page: 'camp-finder',
    canonical: '/camp-finder',
    prerender: true,
    noindex: true,
  },
];
