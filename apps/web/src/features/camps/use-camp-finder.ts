import { CAMP_FINDER_DELAY_MS, isCenterId, type LocationOutcome } from '@kidcode/branches';
import { useEffect } from 'react';

import { useSiteNavigate } from '../../shared/navigation';
import { useSiteDispatch, useSiteStore } from '../../shared/store-hooks';
import { selectBranchState } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';
import { campFinderTarget } from './camp-finder-target';

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
