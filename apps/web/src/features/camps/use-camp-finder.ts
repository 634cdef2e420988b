import { leadingShown } from '@kidcode/booking';
import { CAMP_FINDER_DELAY_MS, campFinderCenter, type LocationOutcome } from '@kidcode/branches';
import { coursesAhead, type SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { useEffect } from 'react';

import { hasPage } from '../../shared/has-page';
import { useSiteNavigate } from '../../shared/navigation';
import { useSiteDispatch, useSiteStore } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

/**
 * Where the camp finder leads: to the season that can be booked, or comes next, at the center that fits; without one to
 * the online camps. While nothing lies ahead, to the page about all camps (specification 2, section 2; D-44).
 */
export function campFinderTarget(location: LocationOutcome, today: SiteDay): string {
  const { camp } = leadingShown(today);
  const center = campFinderCenter(location);
  if (!camp.isOver && center !== null) return campPath(camp.season, center);
  const isOnline = center === null && hasPage('online-camps') && coursesAhead(today).length > 0;
  return isOnline ? '/online-camps' : '/camps';
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the visitor on to the camps of the nearest center, else to the online camps; the finder itself stays out of the
 * history (specification 2, section 2, Camp-finder redirect page).
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
      // Asked now, not before: the day it is comes in after hydration.
      navigate(campFinderTarget(location, selectToday(store.getState())), { replace: true });
    });
    return () => {
      hasLeft = true;
    };
  }, [dispatch, navigate, store]);
}
