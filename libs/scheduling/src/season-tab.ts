// Apart from the seasons themselves, whose facts no menu and no address needs.
import { SEASON_TABS } from '@kidcode/current-school';
import type { SeasonTab } from '@kidcode/school';

export type CampSeason = keyof typeof SEASON_TABS;

/** The seasons, in the order of their tabs. */
export const CAMP_SEASON_IDS = Object.keys(SEASON_TABS) as readonly CampSeason[];

/** Whether an untrusted value (path segment, option) is the id of a season. Exact, case-sensitive. */
export function isCampSeason(value: unknown): value is CampSeason {
  return CAMP_SEASON_IDS.some((season) => season === value);
}

/** A season as menus, addresses and tabs name it. */
export const seasonTab = (season: CampSeason): SeasonTab => SEASON_TABS[season];
