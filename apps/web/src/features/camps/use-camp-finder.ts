import { leadingShown } from '@kidcode/booking';
import {
  CAMP_FINDER_DELAY_MS,
  campFinderCenter,
  isCenterId,
  type CenterId,
  type LocationOutcome,
} from '@kidcode/branches';
import { coursesAhead, type SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { useEffect } from 'react';

import { hasPage } from '../../shared/has-page';
import { useSiteNavigate } from '../../shared/navigation';
import { useSiteDispatch, useSiteStore } from '../../shared/store-hooks';
import { selectBranchState } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';

/**
 * Where the camp finder leads: to the season that can be booked, or comes next, at the center that fits; without one to
 * the online camps. While nothing lies ahead, to the page about all camps (specification 2, section 2; D-44, D-47).
 */
export function campFinderTarget(location: LocationOutcome, stored: CenterId | null, today: SiteDay): string {
  const { camp } = leadingShown(today);
  const center = campFinderCenter(location, stored);
  if (!camp.isOver && center !== null) return campPath(camp.season, center);
  const isOnline = center === null && hasPage('online-camps') && coursesAhead(today).length > 0;
  return isOnline ? '/online-camps' : '/camps';
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the visitor on to the camps of the nearest center, or of the stored one where the location is not known, else to the
 * online camps; the finder itself stays out of the history (specification 2, section 2, Camp-finder redirect page).
 */
export function useCampFinder(): void {
  const navigate = useSiteNavigate();
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  useEffect(() => {
    let hasLeft = false;
    const locate = async (): Promise<LocationOutcome> => {
      try {
        const { requestLocation } = await import('../location/request-location');
        return await requestLocation(dispatch);
      } catch {
        return { ok: false, error: 'unknown' };
      }
    };
    void Promise.all([locate(), delay(CAMP_FINDER_DELAY_MS)]).then(([location]) => {
      if (hasLeft) return;
      // Asked now, not before: what the browser remembers and the day it is come in after hydration.
      const state = store.getState();
      const { stored } = selectBranchState(state);
      const target = campFinderTarget(location, isCenterId(stored) ? stored : null, selectToday(state));
      navigate(target, { replace: true });
    });
    return () => {
      hasLeft = true;
    };
  }, [dispatch, navigate, store]);
}
