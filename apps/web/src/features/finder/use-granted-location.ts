import { useEffect } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { isGranted } from '../location/location-effects';
import { selectLocation } from '../location/location-slice';

/** Looks up the device's location without a word, but only where the visitor allowed it before. */
export function useGrantedLocation(): void {
  const { status } = useSiteSelector(selectLocation);
  const dispatch = useSiteDispatch();
  useEffect(() => {
    if (status !== 'idle') return;
    let isGone = false;
    void isGranted().then(async (granted) => {
      if (!granted || isGone) return;
      const { requestLocation } = await import('../location/request-location');
      await requestLocation(dispatch);
    });
    return () => {
      isGone = true;
    };
  }, [status, dispatch]);
}
