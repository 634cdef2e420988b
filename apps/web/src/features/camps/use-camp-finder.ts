import { CAMP_FINDER_DELAY_MS, campFinderPath, type LocationOutcome } from '@kidcode/branches';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSiteDispatch } from '../../shared/store-hooks';

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the visitor on to the nearest winter camp, or to the online camps when no center is near or the location
 * is not known; the finder itself stays out of the history (specification 2, section 2, Camp-finder redirect page).
 */
export function useCampFinder(): void {
  const navigate = useNavigate();
  const dispatch = useSiteDispatch();
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
      if (!hasLeft) void navigate(campFinderPath(location), { replace: true });
    });
    return () => {
      hasLeft = true;
    };
  }, [dispatch, navigate]);
}
