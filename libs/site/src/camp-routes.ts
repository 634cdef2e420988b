import { DEFAULT_CENTER, isCenterId, type BranchId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, seasonTab, type CampSeason } from '@kidcode/scheduling';
import { AT_CENTERS, ONLINE } from './param-values';
import { fillPattern } from './match-path';
import { sharedRows, type PageRow, type RouteRow } from './route-row';

const DISCOUNTS = '/pricing/discounts-promotions';

/** Discounts and fees. Source: specification 2, section 2. */
export const PRICING_ROUTES: readonly PageRow[] = [
  { pattern: DISCOUNTS, page: 'discounts' },
  { pattern: '/discounts-promotions', page: 'discounts', canonical: DISCOUNTS },
  { pattern: '/{branchId}/pricing/discounts-promotions', page: 'discounts', canonical: DISCOUNTS },
  { pattern: '/pricing/course-fee', page: 'course-fees' },
  { pattern: '/{branchId}/pricing/course-fee', where: AT_CENTERS, page: 'course-fees' },
  ...sharedRows('online-fees', ONLINE, '/online/pricing', '/pricing/online'),
];

/** The season that an address without one leads to: the first of the tabs (specification 2, section 2, "Camp route"). */
export const DEFAULT_SEASON: CampSeason = CAMP_SEASON_IDS[0] ?? ('' as CampSeason);

/** Where a season's page stands: `/camps/winter/{branchId}` or `/{branchId}/camps/summer` (D-12, D-32). */
export const campPattern = (season: CampSeason): string =>
  seasonTab(season).address === 'season-first'
    ? `/camps/${season}/{branchId}`
    : `/{branchId}/camps/${season}`;

/**
 * The address of a season's page at a center.
 *
 * @example campPath('summer', 'euless') // '/euless/camps/summer'
 */
export const campPath = (season: CampSeason, center: string): string =>
  fillPattern(campPattern(season), { branchId: center });

/**
 * What a link adds to an address of a center that only stands in, for a visitor whose own is not known: as a redirect's
 * `?asked=`, though nobody asked for an address. The page's script shows the stored center's page instead, and stores none.
 */
export const STANDS_IN = '?asked=';

/**
 * The address of a season's page for the visitor of a branch.
 *
 * @param branch Where it is no center, the first one stands in.
 */
export const campPathFor = (season: CampSeason, branch: BranchId | null): string =>
  isCenterId(branch) ? campPath(season, branch) : campPath(season, DEFAULT_CENTER) + STANDS_IN;

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
    { pattern: '/camps/{branchId}', where: AT_CENTERS, ...toDefault, fallback: ANY_BRANCH },
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
      where: AT_CENTERS,
      ...toDefault,
      fallback: ANY_BRANCH,
    })),
    {
      pattern: '/camps/{season}/{branchId}',
      where: { ...AT_CENTERS, season: SEASON_FIRST },
      page: 'camp',
      otherwise: { ...toDefault, fallback: { season: DEFAULT_SEASON, ...ANY_BRANCH } },
    },
    { pattern: '/{branchId}/camps', where: AT_CENTERS, ...toDefault },
    {
      pattern: '/{branchId}/camps/{season}',
      where: AT_CENTERS,
      page: 'camp',
      canonical: '/camps/{season}/{branchId}',
      canonicalFor: Object.fromEntries(CENTER_FIRST.map((season) => [season, campPattern(season)])),
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
  { pattern: '/camps', page: 'camps-overview' },
  { pattern: '/camps/plan', page: 'camp-plan' },
  ...(CAMP_SEASON_IDS.length === 0 ? [] : seasonRows()),
  ...sharedRows('online-camps', ONLINE, '/online-camps', '/online/camps'),
  { pattern: '/programs/{locationId}/camps', redirect: '/camps', status: 301 },
  { pattern: '/programs/in-center/camps', redirect: '/camps', status: 301 },
  { pattern: '/camp-finder', page: 'camp-finder', noindex: true },
];
