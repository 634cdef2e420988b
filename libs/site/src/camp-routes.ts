import { DEFAULT_CENTER } from '@kidcode/branches';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import type { CampSeason } from '@kidcode/scheduling';
import { campPattern, DEFAULT_SEASON } from './camp-address';
import { CENTERS_ONLY } from './param-values';
import type { RouteRow } from './route-row';

const isSeasonFirst = (season: CampSeason): boolean => seasonTab(season).address === 'season-first';
const SEASON_FIRST = CAMP_SEASON_IDS.filter(isSeasonFirst);
const CENTER_FIRST = CAMP_SEASON_IDS.filter((season) => !isSeasonFirst(season));

/** An unknown or missing branch (specification 2, section 2, "Camp route"). */
const ANY_BRANCH = { branchId: DEFAULT_CENTER };

/** The addresses of seasons, for a school that has one. */
function seasonRows(): readonly RouteRow[] {
  /** Where a camp address leads that names no season of its own. */
  const toDefault = { redirect: campPattern(DEFAULT_SEASON), status: 302 } as const;
  return [
    {
      pattern: '/camps/{branchId}',
      where: { branchId: CENTERS_ONLY },
      ...toDefault,
      fallback: ANY_BRANCH,
    },
    // Links that name a season and no center (D-47, D-88).
    ...CAMP_SEASON_IDS.map((season): RouteRow => ({
      pattern: `/camps/${season}`,
      redirect: campPattern(isSeasonFirst(season) ? season : DEFAULT_SEASON),
      atOwnCenter: campPattern(season),
      status: 302,
      fallback: ANY_BRANCH,
    })),
    // The season whose only address begins with the center (D-12).
    ...CENTER_FIRST.map((season): RouteRow => ({
      pattern: `/camps/${season}/{branchId}`,
      where: { branchId: CENTERS_ONLY },
      ...toDefault,
      fallback: ANY_BRANCH,
    })),
    {
      pattern: '/camps/{season}/{branchId}',
      where: { season: SEASON_FIRST, branchId: CENTERS_ONLY },
      page: 'camp',
      canonical: '/camps/{season}/{branchId}',
      prerender: true,
      otherwise: { ...toDefault, fallback: { season: DEFAULT_SEASON, ...ANY_BRANCH } },
    },
    { pattern: '/{branchId}/camps', where: { branchId: CENTERS_ONLY }, ...toDefault },
    {
      pattern: '/{branchId}/camps/{season}',
      where: { branchId: CENTERS_ONLY },
      page: 'camp',
      canonical: '/camps/{season}/{branchId}',
      canonicalFor: Object.fromEntries(CENTER_FIRST.map((season) => [season, campPattern(season)])),
      prerender: true,
      otherwise: { ...toDefault, fallback: { season: DEFAULT_SEASON } },
    },
  ];
}

/**
 * Camps. Source: specification 2, section 2, "Camp route" and "Full route table"; D-12, D-27, D-29, D-47, D-88.
 *
 * The season in question changes with the school's data, so these signposts are temporary (302).
 */
export const CAMP_ROUTES: readonly RouteRow[] = [
  { pattern: '/camps', page: 'camps-overview', canonical: '/camps', prerender: true },
  { pattern: '/camps/plan', page: 'camp-plan', canonical: '/camps/plan', prerender: true },
  ...(CAMP_SEASON_IDS.length === 0 ? [] : seasonRows()),
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
