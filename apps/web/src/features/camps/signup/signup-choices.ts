import { BRANCHES, CENTERS, isBranchId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, isCampSeason, seasonTab } from '@kidcode/scheduling';

import { hasPage } from '../../../shared/has-page';

/** What a wish to hear of the online camps is stored as; center camps carry the id of their season. */
export const ONLINE_CAMPS_ID = 'online-camps';

const ONLINE_TITLE = 'Online Camps';

/** The camps that one can ask to hear of. */
export const signupSeasons = (): readonly { value: string; label: string }[] => [
  ...CAMP_SEASON_IDS.map((season) => ({ value: season, label: seasonTab(season).title })),
  ...(hasPage('online-camps') ? [{ value: ONLINE_CAMPS_ID, label: ONLINE_TITLE }] : []),
];

/** The places that a camp can be at: online camps online, those of a season in the centers; all while none is chosen. */
export const signupPlaces = (season: string): readonly { value: string; label: string }[] => [
  ...(season === ONLINE_CAMPS_ID ? [] : CENTERS.map(({ id, name }) => ({ value: id, label: name }))),
  ...(hasPage('online-camps') && !isCampSeason(season)
    ? [{ value: 'online', label: BRANCHES.online.name }]
    : []),
];

/** What a wish is about, as staff read it: 'Winter Camp, Flower Mound'. */
export function signupSubject(season: string, branch: string): string {
  const camp = isCampSeason(season) ? seasonTab(season).title : ONLINE_TITLE;
  return isBranchId(branch) ? `${camp}, ${BRANCHES[branch].name}` : camp;
}
