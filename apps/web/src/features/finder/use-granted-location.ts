import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { isGranted } from '../location/location-effects';
import { selectLocation } from '../location/location-slice';

/** Looks up the device's location without a word, but only where the visitor allowed it before. */
export function useGrantedLocation(): void {
  const { status } = useSelector(selectLocation);
  const dispatch = useDispatch();
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
