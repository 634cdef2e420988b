import { shownCamp, type ShownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import type { CampSeason } from '@kidcode/scheduling';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

/** What a part of a camp page is about; an island can have no more than words, which stay the same. */
export interface CampAtCenter {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** The same with how the season stands, for what is no island. */
export interface ShownAtCenter {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
}

/** A season as it stands on the day. @param branchId without it, what holds where a center says nothing of its own. */
export const useShownCamp = (season: CampSeason, branchId?: CenterId): ShownCamp =>
  shownCamp(season, useSiteSelector(selectToday), branchId);
