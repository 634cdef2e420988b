import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import type { CampSeason } from '@kidcode/scheduling';
import { fillPattern } from './pattern';

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
